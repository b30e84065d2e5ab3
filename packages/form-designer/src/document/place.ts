/** A place in a list: the pointer of the list, and the index. */
export interface Place {
  list: string
  index: number
}

/** The root list of a form. */
export const ROOT_LIST = '/fields'

/** The list inside a container, a pane or a sub-table. */
export const listInside = (pointer: string): string => `${pointer}/__config__/children`

/** The place of a component. Pointers are those of form-model: `/fields/0/__config__/children/1`. */
export function placeOf(pointer: string): Place {
  const cut = pointer.lastIndexOf('/')
  return { list: pointer.slice(0, cut), index: Number(pointer.slice(cut + 1)) }
}

/** The pointer of the component at a place. */
export const pointerOf = ({ list, index }: Place): string => `${list}/${index}`

/** The container of a component; undefined in the root list. */
export function parentOf(pointer: string): string | undefined {
  const { list } = placeOf(pointer)
  return list === ROOT_LIST ? undefined : list.slice(0, -'/__config__/children'.length)
}

/** Whether `pointer` is `other` or lies inside it. */
export const isWithin = (pointer: string, other: string): boolean =>
  pointer === other || pointer.startsWith(`${other}/`)
