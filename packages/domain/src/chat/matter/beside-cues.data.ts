/** What is plainly talk, whatever else is open: nobody exercises for it. Design values. */
export const TALK_CUES: readonly string[] = [
  "(joke|jokes|riddle|poem|song|funny story|fun fact)",
  "(bored|small talk|chat a bit)",
  "(笑话|段子|谜语|唱首歌|讲个故事|冷知识|聊聊天|无聊|笑古|笑話)",
];
