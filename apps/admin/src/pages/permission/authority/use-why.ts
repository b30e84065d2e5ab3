import { type AuthoritySubject, useListAuthoritySubjectsQuery } from '@sqos/api-client/authority'
import { useMemo } from 'react'
import { useAddress } from '../shared/use-address.ts'

const ITEM_KINDS = ['button', 'column', 'form'] as const
type ItemKind = (typeof ITEM_KINDS)[number]
type Kind = 'page' | ItemKind | 'rows'

export const isItemKind = (kind: Kind): kind is ItemKind => ITEM_KINDS.some((one) => one === kind)

const NONE: readonly AuthoritySubject[] = []

/** The question: user, page and item, all from the address. */
export function useWhy() {
  const { read, write } = useAddress()
  const query = useListAuthoritySubjectsQuery()
  const subjects = query.data?.list ?? NONE
  const pages = useMemo(() => treeOf(subjects), [subjects])
  const [userId, menuId, itemId, recordId] = [read('user'), read('page'), read('item'), read('record')]
  const subject = subjects.find(({ id }) => id === menuId)
  const kinds: Kind[] = [
    'page',
    ...ITEM_KINDS.filter((kind) => (subject?.[kind].length ?? 0) > 0),
    ...(subject?.rows ? (['rows'] as const) : []),
  ]
  const kind = kinds.find((one) => one === read('kind')) ?? 'page'
  const items = subject && isItemKind(kind) ? subject[kind] : []
  const asksItem = isItemKind(kind)
  const isWhole = userId !== '' && subject !== undefined && (!asksItem || items.some(({ id }) => id === itemId))

  return {
    userId,
    menuId: subject?.id ?? '',
    kind,
    kinds,
    itemId: items.some(({ id }) => id === itemId) ? itemId : '',
    items,
    recordId,
    asksRecords: subject?.records ?? false,
    pages,
    choosePerson: (id: string) => write({ user: id }),
    choosePage: (id: string) => write({ page: id, item: '', record: '' }),
    chooseKind: (next: Kind) => write({ kind: next === 'page' ? '' : next, item: '', record: '' }),
    chooseItem: (id: string) => write({ item: id }),
    chooseRecord: (id: string) => write({ record: id }),
    /** Undefined until it is complete. */
    question: isWhole
      ? {
          userId,
          menuId,
          kind,
          ...(asksItem && { itemId }),
          ...(kind === 'rows' && recordId.trim() !== '' && { recordId: recordId.trim() }),
        }
      : undefined,
  }
}

/** A menu entry with its children. */
interface PageOption {
  id: string
  fullName: string
  children: PageOption[]
}

function treeOf(subjects: readonly AuthoritySubject[], parentId = '-1'): PageOption[] {
  return subjects
    .filter((subject) => subject.parentId === parentId)
    .map(({ id, fullName }) => ({ id, fullName, children: treeOf(subjects, id) }))
}
