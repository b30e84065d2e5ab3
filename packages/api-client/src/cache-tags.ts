/** The tags that a write invalidates: none when the write was refused. */
export const unlessRefused =
  <Tag, Argument = unknown>(stale: (argument: Argument) => readonly Tag[]) =>
  (_result: unknown, error: unknown, argument: Argument): readonly Tag[] =>
    error ? [] : stale(argument)

/**
 * Cache rules for the endpoints of one kind of record: all lists and trees share one tag, each record has its own. For
 * `enhanceEndpoints`: `listRoles: list`, `updateRole: changed`.
 */
export function cacheOf<Type extends string>(type: Type) {
  const lists = { type, id: 'LIST' } as const
  const one = (id: string) => ({ type, id }) as const
  const listsChange = { invalidatesTags: unlessRefused(() => [lists]) }
  return {
    /** The tag of all lists. */
    lists,
    /** Reads a list or a tree. */
    list: { providesTags: [lists] },
    /** Reads one record, by `id`. */
    record: { providesTags: (_result: unknown, _error: unknown, { id }: { id: string }) => [one(id)] },
    /** Adds records. */
    added: listsChange,
    /** Changes one record, by `id`. */
    changed: { invalidatesTags: unlessRefused(({ id }: { id: string }) => [lists, one(id)]) },
    /** Enables, disables or deletes several records. */
    severalChanged: {
      invalidatesTags: unlessRefused(
        ({ bulkChange: { ids, action } }: { bulkChange: { ids: readonly string[]; action: string } }) =>
          action === 'delete' ? [lists] : [lists, ...ids.map(one)],
      ),
    },
    /** Removes records. Their own tags stay valid: invalidating them would fetch missing records again. */
    removed: listsChange,
  }
}
