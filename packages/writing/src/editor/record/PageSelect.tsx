import { ParentSelect } from '@sqos/ui-kit/list'
import type { RecordPage } from './record-page.ts'

interface PageSelectProps {
  pages: readonly RecordPage[]
  label: string
  /** Id of the menu entry. */
  value: string | undefined
  onChange: (menuId: string) => void
}

/** Chooses a page of the menu by its name. */
export function PageSelect({ pages, label, ...field }: PageSelectProps) {
  const lines = pages.map(({ menuId, name }) => ({ id: menuId, name, depth: 0 }))
  return <ParentSelect {...field} lines={lines} label={label} placeholder={label} />
}
