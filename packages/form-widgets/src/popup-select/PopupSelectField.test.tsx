import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { OptionValue } from '../options/option.ts'
import { CUSTOMER_COLUMNS, CUSTOMERS, customerServices } from '../picker/records.example.ts'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import type { RowsPage, WidgetServices } from '../services/widget-services.ts'
import { PopupSelectField } from './PopupSelectField.tsx'

afterEach(cleanup)
beforeAll(() => {
  // jsdom has neither; the table and Arco need both.
  window.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

type Props = Partial<Parameters<typeof PopupSelectField>[0]>

function show(props: Props = {}, services: Partial<WidgetServices> = customerServices()) {
  const onChange = vi.fn()
  function Host() {
    const [value, setValue] = useState<unknown>(props.value)
    return (
      <PopupSelectField
        aria-label="客户"
        interfaceId="customers"
        columnOptions={CUSTOMER_COLUMNS}
        {...(props as object)}
        value={value as OptionValue}
        onChange={(next: unknown, record: unknown) => {
          setValue(next)
          onChange(next, record)
        }}
      />
    )
  }
  render(
    <WidgetServicesProvider services={services}>
      <Host />
    </WidgetServicesProvider>,
  )
  return { onChange, user: userEvent.setup() }
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '客户' })

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(box())
  const dialog = await screen.findByRole('dialog', { name: '选择数据' })
  await within(dialog).findByText('客户2')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

it('the user chooses a row: its id is stored and its name shown; confirming needs a row', async () => {
  const { onChange, user } = show()

  const dialog = await open(user)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true)
  await user.click(dialog.getByRole('radio', { name: '选择 客户2' }))
  await user.click(dialog.getByRole('button', { name: '确定' }))

  expect(onChange).toHaveBeenCalledExactlyOnceWith('c2', CUSTOMERS[1])
  expect(box().value).toBe('客户2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the field loads the name of the stored value', async () => {
  show({ value: 'c3' })

  await waitFor(() => expect(box().value).toBe('客户3'))
})

it('the field shows the id of a missing row, and a message if loading fails', async () => {
  show({ value: 'gone' }, customerServices({ failing: new Set(['interfaceRow']) }))

  await screen.findByText('已选数据的名称加载失败')
  expect(box().value).toBe('gone')
})

it('the user searches and resets; every opening starts with an empty search', async () => {
  const { user } = show()
  let dialog = await open(user)

  await user.type(dialog.getByRole('textbox', { name: '关键词' }), '客户45{Enter}')
  await waitFor(() => expect(dialog.queryByText('客户2')).toBeNull())
  expect(dialog.getByText('客户45')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '重置' }))
  await dialog.findByText('客户2')

  await user.type(dialog.getByRole('textbox', { name: '关键词' }), '客户45{Enter}')
  await waitFor(() => expect(dialog.queryByText('客户2')).toBeNull())
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await open(user)
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '关键词' }).value).toBe('')
})

it('the table loads 10,000 rows, or pages of 20 with paging', async () => {
  const queries: [number, number][] = []
  const services = customerServices()
  const watched: Partial<WidgetServices> = {
    interfaceRows: (query, options) => {
      queries.push([query.currentPage, query.pageSize])
      return services.interfaceRows(query, options)
    },
  }
  const first = show({}, watched)
  await open(first.user)
  cleanup()

  const { user } = show({ hasPage: true }, watched)
  const dialog = await open(user)
  await user.click(dialog.getByRole('button', { name: '第 2 页' }))
  await dialog.findByText('客户21')

  expect(queries).toEqual([
    [1, 10_000],
    [1, 20],
    [2, 20],
  ])
})

it('the user chooses several rows across pages', async () => {
  const { onChange, user } = show({ multiple: true, value: ['c40'] as never, hasPage: true })

  const dialog = await open(user)
  await user.click(dialog.getByRole('checkbox', { name: '选择第 2 行' }))
  expect(dialog.getByText('已选 2 项')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '确定' }))

  expect(onChange.mock.calls[0]?.[0]).toEqual(['c40', 'c2'])
  expect(box().value).toBe('客户40,客户2')
})

it('button and key clear the field if it is clearable and enabled', async () => {
  const { onChange, user } = show({ value: 'c3' })
  await waitFor(() => expect(box().value).toBe('客户3'))
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(onChange).toHaveBeenLastCalledWith('', undefined)
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
  cleanup()

  const fixed = show({ value: 'c3', clearable: false })
  box().focus()
  await fixed.user.keyboard('{Delete}')
  expect(fixed.onChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
  cleanup()

  show({ value: 'c3', disabled: true })
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
})

it('a key opens the dialog; the focus moves into the search and returns', async () => {
  const { user } = show()
  box().focus()

  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: '关键词' })))
  await user.keyboard('{Escape}')

  await waitFor(() => expect(document.activeElement).toBe(box()))
})

it('a failed load shows a message and a retry', async () => {
  const failing = new Set<keyof WidgetServices>(['interfaceRows'])
  const { user } = show({}, customerServices({ failing }))

  await user.click(box())
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('数据加载失败')
  failing.clear()
  await user.click(dialog.getByRole('button', { name: '重试' }))

  expect(await dialog.findByText('客户1')).toBeTruthy()
})

it('the table shows the rows of the last search, in any order of responses', async () => {
  const answers: Record<string, (page: RowsPage) => void> = {}
  const { user } = show({}, { interfaceRows: ({ keyword }) => new Promise((resolve) => (answers[keyword] = resolve)) })
  await user.click(box())
  const dialog = within(await screen.findByRole('dialog'))
  const keyword = await dialog.findByRole('textbox', { name: '关键词' })
  await waitFor(() => expect(document.activeElement).toBe(keyword))
  await user.type(keyword, 'a{Enter}')
  await user.clear(keyword)
  await user.type(keyword, 'b{Enter}')

  answers['b']?.({ list: [{ id: '2', fullName: '后来' }], total: 1 })
  await dialog.findByText('后来')
  answers['a']?.({ list: [{ id: '1', fullName: '先前' }], total: 1 })

  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(dialog.queryByText('先前')).toBeNull()
})

it('rows without an id and invalid responses are skipped', async () => {
  const { user } = show(
    {},
    {
      interfaceRows: async () =>
        ({ list: [null, 7, { fullName: '没有编号' }, { id: 'x', fullName: '可选' }] }) as never,
    },
  )
  await user.click(box())
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('可选')
  expect(dialog.queryByText('没有编号')).toBeNull()
  cleanup()

  const nothing = show({}, { interfaceRows: async () => null as never })
  await nothing.user.click(box())
  await within(await screen.findByRole('dialog')).findByText('暂无数据')
})
