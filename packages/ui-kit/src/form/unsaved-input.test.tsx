import { cleanup, render } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it } from 'vitest'
import { forgetUnsavedInput, hasUnsavedInput, useUnsavedInput } from './unsaved-input.ts'

afterEach(cleanup)

function Form({ typed }: { typed: string }) {
  useUnsavedInput(() => typed !== '')
  return <input defaultValue={typed} />
}

it('knows what is typed now, not what was typed when the form was drawn', () => {
  const { rerender } = render(<Form typed="" />)
  expect(hasUnsavedInput()).toBe(false)
  rerender(<Form typed="x" />)
  expect(hasUnsavedInput()).toBe(true)
  rerender(<Form typed="" />)
  expect(hasUnsavedInput()).toBe(false)
})

it('counts pages that are kept but not on screen', () => {
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

it('forgets what may be lost', () => {
  render(<Form typed="x" />)
  forgetUnsavedInput()
  expect(hasUnsavedInput()).toBe(false)
})
