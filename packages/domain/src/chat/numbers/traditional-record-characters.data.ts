/** Traditional characters of words for records and periods, each followed by its simplified form. */
export const TRADITIONAL_RECORD_CHARACTERS = "連连億亿計计較较紀纪錄录記记歷历顯显請请險险週周鐘钟個个";
