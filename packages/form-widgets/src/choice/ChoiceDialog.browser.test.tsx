import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import { demoCompany, MemoryServices } from '../testing/index.ts'
import { UserSelectField } from '../user-select/UserSelectField.tsx'

afterEach(cleanup)

const PEOPLE = 50_000

/** A department with too many people to render. */
function crowd() {
  const company = demoCompany(PEOPLE)
  return { ...company, people: company.people.map((person) => ({ ...person, organizeId: 'hr' })) }
}

const tree = () => screen.findByRole('tree')
const activeText = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent

it('keys move through 50,000 people, and few are rendered', async () => {
  const onChange = vi.fn()
  render(
    <WidgetServicesProvider services={new MemoryServices(crowd())}>
      <UserSelectField aria-label="负责人" multiple onChange={onChange} />
    </WidgetServicesProvider>,
  )

  await userEvent.keyboard('{Tab}{Enter}')
  await userEvent.click(await screen.findByRole('treeitem', { name: /总部/ }))
  await userEvent.click(await screen.findByRole('treeitem', { name: /人力资源部/ }))
  await screen.findByRole('treeitem', { name: /王伟\/wangwei$|王伟\/wangwei / })
  const list = await tree()
  list.focus()
  await userEvent.keyboard('{End}{Home}{PageDown}{PageDown}{ArrowDown}')
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(60)
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(screen.getAllByRole('treeitem').some((item) => item.dataset['active'])).toBe(true))
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(activeText(list)).toContain('人力资源部')
})

it('Shift with arrows extends the choice; Ctrl+Enter confirms', async () => {
  const onChange = vi.fn()
  render(
    <WidgetServicesProvider services={new MemoryServices(demoCompany())}>
      <UserSelectField aria-label="负责人" multiple onChange={onChange} />
    </WidgetServicesProvider>,
  )

  await userEvent.keyboard('{Tab}w')
  await screen.findByRole('combobox', { name: '搜索' })
  await vi.waitFor(() => expect(screen.getAllByRole('treeitem')[0]?.getAttribute('aria-level')).toBe('1'))
  await vi.waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(5))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.getByText('已选（1）')).toBeTruthy())
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await vi.waitFor(() => expect(screen.getByText('已选（3）')).toBeTruthy())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onChange.mock.calls[0]?.[0]).toHaveLength(3)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '负责人' })))
})
