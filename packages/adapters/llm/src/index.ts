export {
  AiSdkTextEmbedder,
  TextEmbedderError,
  type TextEmbedderSettings,
} from "./ai-sdk-text-embedder.ts";
