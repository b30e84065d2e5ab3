import { spellName } from './spell-name.ts'

const MAX_CODE = 40

/** The code of a name: 用车申请 → `yongcheshenqing`, Vehicle booking → `vehicleBooking`; `otherwise` for other scripts. */
export function codeOfName(name: string, otherwise: string): string {
  const words = spellName(name.trim())
    .pinyin.normalize('NFD')
    .split(/[^a-z\d]+/i)
    .filter((word) => word !== '')
  const [first = '', ...rest] = words.map((word, index) =>
    index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
  return [first, ...rest].join('').slice(0, MAX_CODE) || otherwise
}
