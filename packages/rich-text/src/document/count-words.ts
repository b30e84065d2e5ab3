const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Number of words as office programs count them: each Chinese letter, and each run of other letters or digits. */
export function countWords(text: string): number {
  const chinese = text.match(HAN)?.length ?? 0
  const others = text.replaceAll(HAN, ' ').match(/[\p{L}\p{N}]+(?:['’.\-_][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return chinese + others
}
