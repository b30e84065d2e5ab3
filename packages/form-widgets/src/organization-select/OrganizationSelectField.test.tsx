import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FunctionComponent, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DepartmentSelectField } from '../department-select/DepartmentSelectField.tsx'
import { PositionSelectField } from '../position-select/PositionSelectField.tsx'
import { RoleSelectField } from '../role-select/RoleSelectField.tsx'
import { recentChoicesIn } from '../services/recent-choices.ts'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import { demoCompany, MemoryServices } from '../testing/index.ts'
import { OrganizationSelectField } from './OrganizationSelectField.tsx'

afterEach(cleanup)
beforeAll(() => {
  // jsdom has none; the list needs it.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

function show(Given: unknown, props: object = {}) {
  const Field = Given as FunctionComponent<Record<string, unknown>>
  const onChange = vi.fn()
  function Host() {
    const [value, setValue] = useState<unknown>(Reflect.get(props, 'value'))
    const change = (...args: unknown[]) => {
      setValue(args[0])
      onChange(...args)
    }
    return <Field aria-label="所属" {...props} value={value} onChange={change} />
  }
  render(
    <WidgetServicesProvider services={new MemoryServices(demoCompany())}>
      <Host />
    </WidgetServicesProvider>,
  )
  return { onChange, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '所属' })
const HR = ['group', 'hq', 'hr']

async function open(user: ReturnType<typeof userEvent.setup>, title: string) {
  await user.click(box())
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const search = await dialog.findByRole<HTMLInputElement>('combobox', { name: '搜索' })
  await waitFor(() => expect(document.activeElement).toBe(search))
  return { ...dialog, search }
}
const confirm = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: '确定' }))

it('stores paths of ids and shows paths of names', async () => {
  const { onChange, user } = show(OrganizationSelectField, { multiple: true, value: [HR] })
  await waitFor(() => expect(box().value).toBe('晨光集团/总部/人力资源部'))

  const dialog = await open(user, '组织选择')
  await user.click(await dialog.findByRole('treeitem', { name: '华东公司' }))
  expect(within(dialog.getByRole('region', { name: '已选' })).getByText('晨光集团/华东公司')).toBeTruthy()
  await confirm(user)

  expect(onChange.mock.calls[0]?.[0]).toEqual([HR, ['group', 'east']])
  expect(onChange.mock.calls[0]?.[1][1]).toEqual([
    { id: 'group', fullName: '晨光集团' },
    { id: 'east', fullName: '华东公司' },
  ])
})

it('offers only the listed organisations and their descendants', async () => {
  const { onChange, user } = show(OrganizationSelectField, { ableIds: ['hq--department'] })
  const dialog = await open(user, '组织选择')
  await user.click(await dialog.findByRole('treeitem', { name: '财务部' }))
  expect(dialog.queryByRole('treeitem', { name: '华东公司' })).toBeNull()
  // The company leads to what may be chosen, and is not chosen.
  await user.click(dialog.getByRole('treeitem', { name: '晨光集团' }))
  await confirm(user)

  expect(onChange.mock.calls.at(-1)?.[0]).toEqual(['group', 'hq', 'finance'])
})

it('keeps the path of an unknown organisation', async () => {
  const { onChange, user } = show(OrganizationSelectField, { multiple: true, value: [['old', 'gone'], HR] })
  await waitFor(() => expect(box().value).toBe('old/gone,晨光集团/总部/人力资源部'))

  await open(user, '组织选择')
  await confirm(user)

  expect(onChange.mock.calls[0]?.[0]).toEqual([['old', 'gone'], HR])
})

it('arrow keys expand and collapse; letters find a line by pinyin', async () => {
  const { user } = show(OrganizationSelectField)
  const dialog = await open(user, '组织选择')
  await dialog.findByRole('treeitem', { name: '总部' })
  const tree = dialog.getByRole('tree')
  const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent
  tree.focus()

  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('总部')
  await user.keyboard('{ArrowLeft}')
  expect(dialog.queryByRole('treeitem', { name: '财务部' })).toBeNull()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(active()).toBe('人力资源部')
  await user.keyboard('{ArrowLeft}')
  expect(active()).toBe('总部')

  await waitFor(
    async () => {
      await user.keyboard('kh')
      expect(active()).toBe('客户服务部')
    },
    { interval: 800 },
  )
})

it('a department picker shows departments and their parents', async () => {
  const { onChange, user } = show(DepartmentSelectField)
  const dialog = await open(user, '部门选择')

  await user.click(await dialog.findByRole('treeitem', { name: '晨光集团' }))
  expect(dialog.queryByRole('treeitem', { name: '财务部' })).toBeNull()
  await user.click(dialog.getByRole('treeitem', { name: '晨光集团' }))
  await user.click(dialog.getByRole('treeitem', { name: '财务部' }))
  await confirm(user)

  expect(onChange.mock.calls[0]?.[0]).toBe('finance')
  expect(box().value).toBe('财务部')
})

it('a position picker hides organisations without positions', async () => {
  const { onChange, user } = show(PositionSelectField, { multiple: true })
  const dialog = await open(user, '岗位选择')
  await dialog.findByRole('treeitem', { name: '会计' })
  expect(dialog.queryByRole('treeitem', { name: /信息技术部/ })).toBeNull()

  await user.type(dialog.search, 'rsjl')
  await user.click(await dialog.findByRole('treeitem', { name: /人事经理/ }))
  await confirm(user)

  expect(onChange.mock.calls[0]?.[0]).toEqual(['p-hr-lead'])
})

it('a role below two organisations is one choice', async () => {
  const { onChange, user } = show(RoleSelectField, { multiple: true })
  const dialog = await open(user, '角色选择')
  const [first] = await dialog.findAllByRole('treeitem', { name: '销售' })
  if (!first) throw new Error('no role')

  await user.click(first)
  expect(dialog.getAllByRole('treeitem', { name: '销售', selected: true })).toHaveLength(2)
  fireEvent.paste(dialog.search, { clipboardData: { getData: () => '审计\t销售' } })
  await dialog.findByText('已添加 2 项')
  await confirm(user)

  expect(onChange.mock.calls[0]?.[0]).toEqual(['r-sales', 'r-audit'])
})

it('several fields load the tree once', async () => {
  const services = new MemoryServices(demoCompany())
  render(
    <WidgetServicesProvider services={services}>
      <DepartmentSelectField aria-label="一" value="hr" />
      <DepartmentSelectField aria-label="二" value="finance" />
      <DepartmentSelectField aria-label="三" multiple value={['it', 'hr']} />
    </WidgetServicesProvider>,
  )

  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: '三' }).value).toBe('信息技术部,人力资源部'),
  )
  expect(services.calls).toEqual(['organizations'])
})

it('another services object loads its own tree', async () => {
  const first = show(DepartmentSelectField)
  const dialog = await open(first.user, '部门选择')
  await dialog.findByRole('treeitem', { name: '财务部' })
  cleanup()

  const other = {
    id: 'x',
    fullName: '另一家',
    type: 'company',
    children: [{ id: 'y', fullName: '研发部', type: 'department' }],
  }
  render(
    <WidgetServicesProvider services={new MemoryServices({ organizations: [other] })}>
      <DepartmentSelectField aria-label="所属" />
    </WidgetServicesProvider>,
  )
  box().focus()
  await userEvent.keyboard('部')

  const again = within(await screen.findByRole('dialog', { name: '部门选择' }))
  await again.findByRole('treeitem', { name: '研发部' })
  expect(again.queryByRole('treeitem', { name: '财务部' })).toBeNull()
})

it('stores at most ten recent choices under the key of the host', () => {
  const kept = recentChoicesIn('w.u1')
  kept.rememberChoices('role', ['a', 'b'])
  kept.rememberChoices('role', ['b', 'c'])
  expect(kept.recentChoices('role')).toEqual(['b', 'c', 'a'])
  expect(recentChoicesIn('w.u2').recentChoices('role')).toEqual([])

  kept.rememberChoices(
    'role',
    Array.from({ length: 20 }, (_, place) => String(place)),
  )
  expect(kept.recentChoices('role')).toHaveLength(10)
  localStorage.setItem('w.u1.role', '{"broken":')
  expect(kept.recentChoices('role')).toEqual([])
})
