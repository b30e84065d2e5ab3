import type { UserCellName } from '@sqos/contract'
import type { Translate } from '@sqos/i18n'

/** What a column of a list of people is called: as the field of the form. */
export const labelOf = (t: Translate, name: UserCellName) =>
  t(`field.${name === 'organizeId' ? 'organizeIdTree' : name}`)
