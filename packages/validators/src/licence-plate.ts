import { checkText } from './check.ts'

// Source: GA 36-2018. Plates use neither I nor O, which look like digits.
const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]'
const OFFICE = '[A-HJ-NP-Z]'
const SIGN = '[A-HJ-NP-Z0-9]'
const ENERGY = '[A-HJK]'

const PLATES = [
  // Ordinary: five characters, the last one may be the purpose of the vehicle.
  `${PROVINCE}${OFFICE}${SIGN}{4}[A-HJ-NP-Z0-9挂学警港澳试超领]`,
  // New energy, small vehicles: a letter, a letter or digit, four digits.
  `${PROVINCE}${OFFICE}${ENERGY}${SIGN}[0-9]{4}`,
  // New energy, large vehicles: five digits and a letter.
  `${PROVINCE}${OFFICE}[0-9]{5}${ENERGY}`,
  // Embassies, consulates, and vehicles of rescue services.
  '[0-9]{6}使',
  '使[0-9]{6}',
  `${PROVINCE}[0-9]{5}领`,
  `${PROVINCE}[SX][0-9]{4}应急`,
]
const PLATE = new RegExp(`^(?:${PLATES.join('|')})$`)

/** A plate of the Chinese mainland, including new-energy plates, in capitals; the dot after the office is optional. */
export const checkLicencePlate = checkText('licencePlate', (text) => PLATE.test(withoutDot(text)))

const withoutDot = (text: string) => text.replace(/^(..)·/, '$1')
