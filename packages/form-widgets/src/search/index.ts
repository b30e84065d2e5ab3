export { nameMatcher } from '../choice/match-name.ts'
export type { MatchPinyin } from '../choice/match-name.ts'
export { pinyinFor } from '../choice/pinyin-for.ts'
