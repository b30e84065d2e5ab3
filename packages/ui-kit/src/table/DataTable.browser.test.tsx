import '@arco-design/web-react/es/_util/react-19-adapter'
import '../theme/base.css'
import { createI18n } from '@sqos/i18n'
import { type ReactElement, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { uiKitLocales } from '../locales.ts'
import { UiKitProvider } from '../provider/UiKitProvider.tsx'
import { DataTable } from './DataTable.tsx'
import { people, type Person, PERSON_COLUMNS } from './example-rows.tsx'
import type { DataColumn, DataTableProps } from './types.ts'

const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })

const show = (ui: ReactElement) => render(ui, { wrapper: ({ children }) => <UiKitProvider i18n={i18n}>{children}</UiKitProvider> })

type Options = Partial<DataTableProps<Person>>

const Table = (options: Options) => (
  <div style={{ inlineSize: 1000 }}>
    <DataTable
      label="人员"
      rows={people(30)}
      columns={PERSON_COLUMNS}
      rowKey={({ id }) => id}
      density="default"
      layout="table"
      {...options}
    />
  </div>
)

/** Ticks are kept as a page would keep them. */
function SelectableTable({ onKeys, ...options }: Options & { onKeys?: (keys: string[]) => void }) {
  const [keys, setKeys] = useState<string[]>([])
  return (
    <Table
      {...options}
      selection={{
        keys,
        onChange(next) {
          setKeys(next)
          onKeys?.(next)
        },
      }}
    />
  )
}

const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`)

const press = (keys: string) => userEvent.keyboard(keys)

const place = () => {
  const cell = document.activeElement?.closest('[aria-colindex]')
  return [cell?.parentElement?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].map(Number)
}

it('names the index column in the language of the person', async () => {
  await show(<Table showIndex />)

  await expect.element(page.getByRole('columnheader', { name: '序号' })).toBeVisible()
})
