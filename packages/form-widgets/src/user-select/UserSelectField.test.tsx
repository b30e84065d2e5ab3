import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ApproverField } from '../approver/ApproverField.tsx'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import type { WidgetServices } from '../services/widget-services.ts'
import { demoCompany, MemoryServices, type MemoryOptions } from '../testing/index.ts'
import { UserSelectField } from './UserSelectField.tsx'

afterEach(cleanup)
beforeAll(() => {
  // jsdom has none; the list needs it.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

const serving = (options?: MemoryOptions) => new MemoryServices(demoCompany(), options)

interface Given {
  services?: Partial<WidgetServices>
  Field?: typeof UserSelectField
}

function show(props: object = {}, { services = serving(), Field = UserSelectField }: Given = {}) {
  const onChange = vi.fn()
  function Host() {
    const [value, setValue] = useState<unknown>(Reflect.get(props, 'value'))
    const change = (...args: unknown[]) => {
      setValue(args[0])
      onChange(...args)
    }
    return <Field aria-label="负责人" {...props} value={value as never} onChange={change} />
  }
  render(
    <WidgetServicesProvider services={services}>
      <Host />
    </WidgetServicesProvider>,
  )
  return { onChange, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '负责人' })

async function open(user: ReturnType<typeof userEvent.setup>, title = '选择用户') {
  await user.click(box())
  const element = await screen.findByRole('dialog', { name: title })
  const dialog = within(element)
  const search = await dialog.findByRole<HTMLInputElement>('combobox', { name: '搜索' })
  await waitFor(() => expect(document.activeElement).toBe(search))
  return { ...dialog, element, search }
}

const confirm = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: '确定' }))

it('the tree loads each level when it is opened; only people can be chosen', async () => {
  const services = serving()
  const { onChange, user } = show({}, { services })

  const dialog = await open(user)
  // A single company is expanded at first.
  await user.click(await dialog.findByRole('treeitem', { name: /总部/ }))
  await user.click(await dialog.findByRole('treeitem', { name: /人力资源部/ }))
  await user.click(await dialog.findByRole('treeitem', { name: /王伟\/wangwei/ }))
  await confirm(user)

  expect(services.calls.filter((call) => call.startsWith('peopleNodes'))).toEqual([
    'peopleNodes 0',
    'peopleNodes group',
    'peopleNodes hq',
    'peopleNodes hr',
  ])
  expect(onChange).toHaveBeenCalledExactlyOnceWith('u1', expect.objectContaining({ id: 'u1', account: 'wangwei' }))
  expect(box().value).toBe('王伟/wangwei')
})

it('all fields load the names of stored ids with one call', async () => {
  const services = serving()
  render(
    <WidgetServicesProvider services={services}>
      <UserSelectField aria-label="一" value="u1" />
      <UserSelectField aria-label="二" multiple value={['u2', 'u3']} />
      <UserSelectField aria-label="三" value="u1" />
    </WidgetServicesProvider>,
  )

  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: '二' }).value).toMatch(/李伟.*张伟/),
  )
  expect(services.calls).toEqual(['people u1,u2,u3'])
})

it.each([
  [['r-audit--role'], ['王伟/wangwei', '李伟/liwei', '张伟/zhangwei']],
  [['u5'], ['陈伟/chenwei']],
])('limited to %o it finds only those users', async (ableIds, allowed) => {
  const services = new MemoryServices({ ...demoCompany(), recent: { user: ['u9'] } })
  const { user, onChange } = show({ ableIds, multiple: true }, { services })
  const dialog = await open(user)
  expect(screen.queryByRole('tab', { name: '我的下属' })).toBeNull()
  expect(screen.queryByRole('group', { name: '最近选择' })).toBeNull()
  await user.type(dialog.search, '伟')
  await waitFor(() => expect(services.calls).toContain('peopleNodes 伟'))
  await waitFor(() => expect(dialog.getAllByRole('treeitem')).toHaveLength(allowed.length))
  for (const name of allowed) await user.click(dialog.getByRole('treeitem', { name: new RegExp(name) }))
  await user.clear(dialog.search)
  await confirm(user)

  expect(onChange.mock.calls[0]?.[0]).toHaveLength(allowed.length)
})

it('the user searches, moves by arrows, chooses with Enter and confirms with a second Enter', async () => {
  const { onChange, user } = show()
  const dialog = await open(user)

  await user.type(dialog.search, 'zhang')
  await dialog.findByRole('treeitem', { name: /张伟/ })
  await user.keyboard('{ArrowDown}')
  const active = dialog.element.querySelector('[data-active]')
  expect(dialog.search.getAttribute('aria-activedescendant')).toBe(active?.id)
  await user.keyboard('{ArrowUp}{Enter}{Enter}')

  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('u3', expect.anything()))
})

it('Enter before the response chooses the first result', async () => {
  const { onChange, user } = show({}, { services: serving({ delay: 50 }) })
  const dialog = await open(user)

  await user.type(dialog.search, 'zhangwei{Enter}')
  await waitFor(() => expect(dialog.getByRole('treeitem', { name: /张伟/ }).getAttribute('aria-selected')).toBe('true'))
  await user.keyboard('{Enter}')

  expect(onChange.mock.calls[0]?.[0]).toBe('u3')
})

it('typing into the field starts a search with the text', async () => {
  const { user } = show()
  box().focus()

  await user.keyboard('z')

  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: '搜索' })).value).toBe('z')
})

it('the dialog has the tabs of the specification, each with its own call', async () => {
  const services = serving()
  const { onChange, user } = show({ hasSystem: true, multiple: true }, { services })
  const dialog = await open(user)
  expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '全部数据',
    '当前组织',
    '我的下属',
    '系统变量',
  ])

  await user.click(dialog.getByRole('tab', { name: '我的下属' }))
  await user.click(await dialog.findByRole('treeitem', { name: /李伟/ }))
  await user.click(dialog.getByRole('tab', { name: '系统变量' }))
  await user.click(await dialog.findByRole('treeitem', { name: '当前用户' }))
  await confirm(user)

  expect(services.calls).toContain('subordinates')
  expect(services.calls).not.toContain('colleagues')
  expect(onChange.mock.calls[0]?.[0]).toEqual(['u2', 'currentUser'])
  expect(box().value).toBe('李伟/liwei,当前用户')
})

it('loaded lists can be searched by pinyin and initials', async () => {
  const { user } = show()
  const dialog = await open(user)
  await user.click(dialog.getByRole('tab', { name: '我的下属' }))
  await dialog.findByRole('treeitem', { name: /李伟/ })
  const names = () => waitFor(() => dialog.getAllByRole('treeitem').map((item) => item.textContent?.split('/')[0]))

  await user.type(dialog.search, 'zw')
  await waitFor(async () => expect(await names()).toEqual(['张伟']))

  await user.clear(dialog.search)
  await user.type(dialog.search, 'chenw')
  await waitFor(async () => expect(await names()).toEqual(['陈伟']))
})

it('the user removes chosen people one by one and all at once', async () => {
  const { onChange, user } = show({ multiple: true, value: ['u1', 'u2', 'u3'] })
  await waitFor(() => expect(box().value).toMatch(/王伟.*李伟.*张伟/))
  const dialog = await open(user)
  const chosen = within(dialog.getByRole('region', { name: '已选' }))
  await user.click(chosen.getByRole('button', { name: /移除 李伟/ }))
  expect(document.activeElement).toBe(chosen.getByRole('button', { name: /移除 张伟/ }))
  await user.keyboard('{Delete}')
  await confirm(user)
  expect(onChange).toHaveBeenLastCalledWith(['u1'], expect.anything())

  const again = await open(user)
  await user.click(again.getByRole('button', { name: '清空列表' }))
  await confirm(user)
  expect(onChange).toHaveBeenLastCalledWith([], [])
})

it('pasting a list adds people, reports unknown names and asks about namesakes', async () => {
  const { people, ...company } = demoCompany()
  const [first] = people
  if (!first) throw new Error('nobody')
  const twin = {
    ...first,
    id: 'twin',
    account: 'wangwei2',
    fullName: '王伟/wangwei2',
    organize: '晨光集团/华东公司',
  }
  const services = new MemoryServices({ ...company, people: [...people, twin] })
  const { onChange, user } = show({ multiple: true }, { services })
  const dialog = await open(user)

  fireEvent.paste(dialog.search, { clipboardData: { getData: () => '张伟\nliwei\n王伟；不存在的人\n张伟' } })

  await dialog.findByText('已添加 2 项')
  expect(dialog.getByText(/没有找到 1 项：不存在的人/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /王伟\/wangwei2 .*华东公司/ }))
  expect(dialog.getByText('已添加 3 项')).toBeTruthy()
  await confirm(user)
  expect(onChange.mock.calls[0]?.[0]).toEqual(['u3', 'u2', 'twin'])
})

it('a text box accepts a pasted list; a failed lookup shows a message', async () => {
  const { user } = show({ multiple: true }, { services: serving({ failing: new Set(['peopleNodes']) }) })
  const dialog = await open(user)

  await user.click(dialog.getByRole('button', { name: '粘贴名单' }))
  await user.type(dialog.getByRole('textbox', { name: '名单' }), '张伟')
  await user.click(dialog.getByRole('button', { name: '添加' }))

  expect(await dialog.findByText(/没有添加任何内容/)).toBeTruthy()
})

it('recent choices are offered, and new choices are stored', async () => {
  const services = new MemoryServices({ ...demoCompany(), recent: { user: ['u4', 'gone'] } })
  const { onChange, user } = show({ multiple: true }, { services })
  const dialog = await open(user)

  await user.click(within(await dialog.findByRole('group', { name: '最近选择' })).getByRole('button'))
  await user.click(dialog.getByRole('tab', { name: '我的下属' }))
  await user.click(await dialog.findByRole('treeitem', { name: /李伟/ }))
  await confirm(user)

  expect(onChange.mock.calls[0]?.[0]).toEqual(['u4', 'u2'])
  expect(services.recentChoices('user').slice(0, 2)).toEqual(['u4', 'u2'])
})

it('people without the required key are refused with the message of the form', async () => {
  const { onChange, user } = show({ checkKey: 'mobilePhone', checkErrorMessage: '没有手机号，不能接收短信' })
  const dialog = await open(user)
  await user.type(dialog.search, 'xuwei')
  await user.click(await dialog.findByRole('treeitem', { name: /徐伟/ }))
  await waitFor(() => expect(dialog.getByRole('treeitem', { name: /徐伟/ }).getAttribute('aria-selected')).toBe('true'))
  await confirm(user)
  expect(onChange.mock.calls[0]?.[0]).toBe('u11')

  const again = await open(user)
  await user.type(again.search, 'zhaowei')
  await user.click(await again.findByRole('treeitem', { name: /赵伟/ }))
  expect((await again.findByRole('alert')).textContent).toContain('没有手机号，不能接收短信')
  expect(again.getByRole('treeitem', { name: /赵伟/ }).getAttribute('aria-selected')).toBe('false')
})

it('a branch that fails to load shows a message and a retry', async () => {
  const failing = new Set<keyof WidgetServices>(['peopleNodes'])
  const { user } = show({}, { services: serving({ failing }) })
  const dialog = await open(user)

  const failure = await dialog.findByRole('treeitem', { name: /加载失败/ })
  failing.clear()
  await user.click(failure)

  expect(await dialog.findByRole('treeitem', { name: /总部/ })).toBeTruthy()
})

it('search results load page by page', async () => {
  const services = new MemoryServices(demoCompany(250))
  const { user } = show({}, { services })
  const dialog = await open(user)

  await user.type(dialog.search, '/')
  const sizes = () => dialog.getAllByRole('treeitem').map((item) => Number(item.getAttribute('aria-setsize')))
  await waitFor(() => expect(sizes()[0]).toBe(100))
  // jsdom has no layout, so the test sets the scroll position.
  const scrollTo = (top: number) => fireEvent.scroll(dialog.getByRole('tree'), { target: { scrollTop: top } })
  scrollTo(100 * 36)
  await waitFor(() => expect(sizes()[0]).toBe(200))
  scrollTo(200 * 36)

  await waitFor(() => expect(sizes()[0]).toBe(250))
})

it('Escape clears the search first, then closes without a change', async () => {
  const { onChange, user } = show()
  const dialog = await open(user)
  await user.type(dialog.search, 'li')

  await user.keyboard('{Escape}')
  expect(dialog.search.value).toBe('')
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(box()))
})

it('the approver picker requires a choice', async () => {
  const { onChange, user } = show({}, { Field: ApproverField })
  const dialog = await open(user, '选择审批人')
  expect(dialog.search.placeholder).toBe('输入姓名或者编号进行过滤')

  await confirm(user)
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('请选择审批人'))
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(dialog.queryByText('请选择审批人')).toBeNull())

  await user.type(dialog.search, 'wangwei')
  await user.click(await dialog.findByRole('treeitem', { name: /王伟/ }))
  await confirm(user)
  expect(onChange.mock.calls[0]?.[0]).toBe('u1')
})
