import type { UserCellName } from '@sqos/contract'
import type { Translate } from '@sqos/i18n'

/** Label of a column in a list of users: that of the form field. */
export const labelOf = (t: Translate, name: UserCellName) =>
  t(`field.${name === 'organizeId' ? 'organizeIdTree' : name}`)
