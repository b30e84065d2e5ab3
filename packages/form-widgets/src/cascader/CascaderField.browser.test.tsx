import '@arco-design/web-react/es/_util/react-19-adapter'
import '@arco-design/web-react/dist/css/arco.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CascaderField } from './CascaderField.tsx'

afterEach(cleanup)

const MANY = Array.from({ length: 10_000 }, (_, index) => ({ id: index, fullName: `选项 ${index}` }))

it('renders visible options of 10,000, opens at the choice and moves by keys', async () => {
  const onChange = vi.fn()
  render(<CascaderField aria-label="x" options={MANY} value={[5000]} onChange={onChange} />)
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('menuitem', { name: '选项 5000' })
  expect(screen.getAllByRole('menuitem').length).toBeLessThan(100)

  await userEvent.keyboard('{ArrowDown}{Enter}')

  await expect.poll(() => onChange.mock.calls.at(-1)?.[0]).toEqual([5001])
})
