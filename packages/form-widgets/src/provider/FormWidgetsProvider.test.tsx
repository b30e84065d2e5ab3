import { ConfigProvider } from '@arco-design/web-react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { DateField } from '../date/DateField.tsx'
import { InputField } from '../input/InputField.tsx'
import { FormWidgetsProvider } from './FormWidgetsProvider.tsx'

afterEach(cleanup)

const placeholder = () => screen.getByRole('textbox').getAttribute('placeholder')

it('texts are Chinese without a provider', () => {
  render(<InputField aria-label="Name" />)

  expect(placeholder()).toBe('请输入')
})

it('the provider renders after its language is loaded, and follows a change', async () => {
  const seen: (string | null)[] = []
  const note = (element: HTMLElement | null) =>
    void (element && seen.push(element.querySelector('input')?.placeholder ?? ''))
  const within = (language: 'en' | 'zhtw') => (
    <StrictMode>
      <FormWidgetsProvider language={language}>
        <div ref={note}>
          <InputField aria-label="Name" />
        </div>
      </FormWidgetsProvider>
    </StrictMode>
  )
  const { rerender } = render(within('en'))
  await vi.waitFor(() => expect(placeholder()).toBe('Enter text'))
  expect(new Set(seen)).toEqual(new Set(['Enter text']))

  rerender(within('zhtw'))
  await vi.waitFor(() => expect(placeholder()).toBe('請輸入'))
})

it("speaks Arco's texts in the same language and keeps the host's size", async () => {
  const { container } = render(
    <ConfigProvider size="large">
      <FormWidgetsProvider language="en">
        <DateField aria-label="Day" />
      </FormWidgetsProvider>
    </ConfigProvider>,
  )
  await vi.waitFor(() => expect(container.querySelector('.arco-picker-size-large')).not.toBeNull())

  act(() => screen.getByRole('textbox').click())

  expect(await screen.findByText('Today')).toBeTruthy()
})
