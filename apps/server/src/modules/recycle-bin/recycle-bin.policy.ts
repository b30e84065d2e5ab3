import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Kind } from './recycle-bin.schema.ts'

/** Kinds that belong to a user or an organisation. Groups belong to none, which leaves them to administrators. */
type OrganizationKind = 'user' | 'position' | 'role' | 'userGroup' | 'department' | 'company'

/** Kinds of configuration: they belong to no organisation, and the rights of their own page decide. */
export type ConfigurationKind = Exclude<Kind, OrganizationKind>

interface Rights {
  view: PermissionCode
  restore: PermissionCode
  remove: PermissionCode
}

const rightsOf = (page: { view: PermissionCode; add: PermissionCode; remove: PermissionCode }): Rights => ({
  view: page.view,
  restore: page.add,
  remove: page.remove,
})

/** The permissions beside those of the recycle bin. */
export const CONFIGURATION_RIGHTS: Readonly<Record<ConfigurationKind, Rights>> = {
  menu: rightsOf(PERMISSION.menu),
  region: rightsOf(PERMISSION.region),
  dictionary: {
    view: PERMISSION.dictionary.view,
    restore: PERMISSION.dictionary.typeAdd,
    remove: PERMISSION.dictionary.typeRemove,
  },
  dictionaryValue: rightsOf(PERMISSION.dictionary),
  model: rightsOf(PERMISSION.model),
  dataInterface: rightsOf(PERMISSION.dataInterface),
  billRule: rightsOf(PERMISSION.billRule),
}

/** Whether the kind is one of configuration. */
export const isConfiguration = (kind: Kind): kind is ConfigurationKind => kind in CONFIGURATION_RIGHTS

/** The kinds whose pages the user does not have. */
export const hiddenKinds = (actor: Actor): Kind[] =>
  Object.entries(CONFIGURATION_RIGHTS).flatMap(([kind, { view }]) => (isKind(kind) && !may(actor, view) ? [kind] : []))

const isKind = (kind: string): kind is ConfigurationKind => kind in CONFIGURATION_RIGHTS

/** Refuses users without the right of the page of the kind. */
export function demandRight(kind: Kind, { actor, right }: { actor: Actor; right: 'restore' | 'remove' }): void {
  if (isConfiguration(kind) && !may(actor, CONFIGURATION_RIGHTS[kind][right]))
    throw new AppError('forbidden', 'error.forbidden')
}
