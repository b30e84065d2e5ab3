import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { ObjectType } from './grants.repository.ts'

/** Grants of items that another module keeps, such as portals. Both check the permission of the actor. */
export interface ItemGrants {
  /** Ids of the objects of one type that grant the item; undefined for an item of another kind. */
  holdersOf: (itemId: string, asked: { objectType: ObjectType; actor: Actor }) => Promise<string[] | undefined>
  /** Replaces the objects of one type that grant the item. */
  save: (itemId: string, asked: { objectType: ObjectType; objectIds: readonly string[]; actor: Actor }) => Promise<void>
}

/** Returns the list of items that are granted outside of the menu, by type. Modules add their own when they are registered. */
export function createGrantedItems() {
  const kinds = new Map<string, ItemGrants>()
  return {
    add: (itemType: string, grants: ItemGrants) => void kinds.set(itemType, grants),

    async holdersOf(itemId: string, asked: { objectType: ObjectType; actor: Actor }): Promise<string[] | undefined> {
      for (const grants of kinds.values()) {
        const ids = await grants.holdersOf(itemId, asked)
        if (ids) return ids
      }
      return undefined
    },

    async save(
      itemId: string,
      { itemType, ...asked }: { itemType: string; objectType: ObjectType; objectIds: readonly string[]; actor: Actor },
    ): Promise<void> {
      const grants = kinds.get(itemType)
      if (!grants) throw new AppError('notFound', 'error.recordMissing')
      await grants.save(itemId, asked)
    },
  }
}

export type GrantedItems = ReturnType<typeof createGrantedItems>
