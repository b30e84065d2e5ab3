import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import type { WidgetServices } from '../services/widget-services.ts'
import { AddressField } from './AddressField.tsx'
import { DistrictField } from './DistrictField.tsx'
import { regionServices } from './regions.example.ts'

afterEach(cleanup)

function show(
  props: object = {},
  {
    services = regionServices(),
    Field = AddressField,
  }: { services?: Partial<WidgetServices>; Field?: typeof AddressField } = {},
) {
  const onChange = vi.fn()
  function Host() {
    const [value, setValue] = useState<unknown>(Reflect.get(props, 'value'))
    const change = (...args: unknown[]) => {
      setValue(args[0])
      onChange(...args)
    }
    return <Field aria-label="地区" {...props} value={value as never} onChange={change} />
  }
  render(
    <WidgetServicesProvider services={services}>
      <Host />
    </WidgetServicesProvider>,
  )
  return { onChange, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '地区' })
const node = (name: string) => screen.findByRole('treeitem', { name })

const TIANHE = [
  { id: '44', fullName: '广东省' },
  { id: '4401', fullName: '广州市' },
  { id: '440106', fullName: '天河区' },
]

it('the user opens each level, which is loaded then; onChange receives id and name of every level', async () => {
  const services = regionServices()
  const { onChange, user } = show({}, { services })

  await user.click(box())
  await user.click(await node('广东省'))
  await user.click(await node('广州市'))
  expect(onChange).not.toHaveBeenCalled()
  await user.click(await node('天河区'))

  expect(onChange).toHaveBeenCalledExactlyOnceWith(['44', '4401', '440106'], TIANHE)
  expect(services.calls).toEqual(['regions -1', 'regions 44', 'regions 4401'])
  expect(box().value).toBe('广东省/广州市/天河区')
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull())
})

it('loads the names of stored ids', async () => {
  show({ value: ['44', '4401', '440106'] })

  await waitFor(() => expect(box().value).toBe('广东省/广州市/天河区'))
})

it('shows ids and a retry if names cannot be loaded', async () => {
  const failing = new Set<keyof WidgetServices>(['regionNames'])
  const { user } = show({ value: ['44', '4401'] }, { services: regionServices({ failing }) })

  await screen.findByText('区域名称加载失败')
  expect(box().value).toBe('44/4401')
  failing.clear()
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(box().value).toBe('广东省/广州市'))
})

it('level 1 ends at the city', async () => {
  const { onChange, user } = show({ level: 1 })

  await user.click(box())
  await user.click(await node('广东省'))
  await user.click(await node('广州市'))

  expect(onChange).toHaveBeenCalledExactlyOnceWith(['44', '4401'], TIANHE.slice(0, 2))
})

it('keys alone choose a region', async () => {
  const { onChange, user } = show()
  box().focus()

  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('北京市'))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('广州市'))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('广东省')
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('广州市'))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('天河区'))
  await user.keyboard('{Enter}')

  expect(onChange).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(box())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('天河区'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(box())
  await user.keyboard('{Delete}')
  expect(onChange).toHaveBeenLastCalledWith([], [])
})

it('several paths: a chosen path is ignored, and a path can be removed', async () => {
  const { onChange, user } = show({ multiple: true, value: [['81']] })
  await user.click(box())
  await node('香港')
  await user.click(screen.getByRole('treeitem', { name: '香港' }))
  expect(onChange).not.toHaveBeenCalled()

  await user.click(await node('广东省'))
  await user.click(await node('广州市'))
  await user.click(await node('天河区'))
  expect(onChange).toHaveBeenLastCalledWith(
    [['81'], ['44', '4401', '440106']],
    [[{ id: '81', fullName: '香港' }], TIANHE],
  )
  expect(box().value).toBe('香港,广东省/广州市/天河区')

  await user.click(screen.getByRole('button', { name: '移除 香港' }))
  expect(onChange).toHaveBeenLastCalledWith([['44', '4401', '440106']], [TIANHE])
})

it('an empty or failed level shows a message', async () => {
  const failing = new Set<keyof WidgetServices>()
  const { user } = show({}, { services: regionServices({ failing }) })
  await user.click(box())
  failing.add('regions')
  await user.click(await node('北京市'))
  const problem = await node('区域加载失败 重试')
  await waitFor(() => expect(document.activeElement).toBe(problem))

  failing.clear()
  await user.keyboard('{Enter}')
  expect(await node('市辖区')).toBeTruthy()

  await user.click(await node('广东省'))
  await user.click(await node('深圳市'))
  expect(await node('无数据')).toBeTruthy()
})

it('invalid regions are skipped', async () => {
  const { user } = show(
    {},
    { services: { regions: async () => [null, 1, { id: '1' }, { id: 2, fullName: '可选' }] as never } },
  )

  await user.click(box())

  expect(await node('可选')).toBeTruthy()
  expect(screen.getAllByRole('treeitem')).toHaveLength(1)
})

it('the dialog of the district picker reports the choice on confirmation', async () => {
  const { onChange, user } = show({}, { Field: DistrictField as never })
  await user.click(box())
  const dialog = within(await screen.findByRole('dialog', { name: '省市区' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true)

  await user.click(await node('广东省'))
  await user.click(await node('广州市'))
  await user.click(await node('天河区'))
  expect(onChange).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: '确定' }))

  expect(onChange).toHaveBeenCalledExactlyOnceWith(['44', '4401', '440106'], TIANHE)
  expect(box().value).toBe('广东省/广州市/天河区')
})

it('a letter moves to a region by its pinyin', async () => {
  const { user } = show()
  box().focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('北京市'))

  // The dictionary is loaded after the list.
  await waitFor(
    async () => {
      await user.keyboard('g')
      expect(document.activeElement?.textContent).toBe('广东省')
    },
    { interval: 800 },
  )
})

it('the dialog finds regions by name and opens regions with children', async () => {
  const { onChange, user } = show({}, { Field: DistrictField as typeof AddressField })
  await user.click(box())
  const dialog = within(await screen.findByRole('dialog', { name: '省市区' }))
  const search = await dialog.findByRole('combobox', { name: /输入名称查找/ })
  await dialog.findByRole('treeitem', { name: '广东省' })

  await user.click(search)
  await user.keyboard('广州')
  await dialog.findByRole('option', { name: '广东省/广州市' })
  await user.keyboard('{Enter}')
  expect(await dialog.findByRole('treeitem', { name: '天河区' })).toBeTruthy()
  await user.click(search)
  await user.keyboard('天河')
  await dialog.findByRole('option', { name: '广东省/广州市/天河区' })
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: '确定' }))

  expect(onChange).toHaveBeenCalledExactlyOnceWith(['44', '4401', '440106'], TIANHE)
})

it('the dialog has no search without a search service', async () => {
  const { regions, regionNames } = regionServices()
  const { user } = show({}, { Field: DistrictField as typeof AddressField, services: { regions, regionNames } })

  await user.click(box())

  await screen.findByRole('treeitem', { name: '广东省' })
  expect(screen.queryByRole('combobox', { name: /输入名称查找/ })).toBeNull()
})
