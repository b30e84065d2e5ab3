import { cleanup, render } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it } from 'vitest'
import { forgetUnsavedInput, hasUnsavedInput, useUnsavedInput } from './unsaved-input.ts'

afterEach(cleanup)

function Form({ typed }: { typed: string }) {
  useUnsavedInput(() => typed !== '')
  return <input defaultValue={typed} />
}

it('reads the present input, not the input of the last render', () => {
  const { rerender } = render(<Form typed="" />)
  expect(hasUnsavedInput()).toBe(false)
  rerender(<Form typed="x" />)
  expect(hasUnsavedInput()).toBe(true)
  rerender(<Form typed="" />)
  expect(hasUnsavedInput()).toBe(false)
})

it('includes hidden pages', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Form typed="x" />
    </Activity>
  )
  const { rerender, unmount } = render(page('visible'))
  rerender(page('hidden'))
  expect(hasUnsavedInput()).toBe(true)
  unmount()
  expect(hasUnsavedInput()).toBe(false)
})

it('clears unsaved input that may be discarded', () => {
  render(<Form typed="x" />)
  forgetUnsavedInput()
  expect(hasUnsavedInput()).toBe(false)
})
