import { createRef, type Ref, useImperativeHandle, version } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { anyRefAsProp } from './any-ref-as-prop.ts'
import { memoWithRef, refAsProp } from './ref-as-prop.ts'

interface Handle {
  name: string
}

function Named({ ref, name }: { ref?: Ref<Handle>; name: string }) {
  useImperativeHandle(ref, () => ({ name }))
  return <p>{name}</p>
}

it.each([
  ['refAsProp', refAsProp(Named)],
  ['memoWithRef', memoWithRef(Named)],
  ['anyRefAsProp', anyRefAsProp(Named)],
])('%s passes the ref as a prop', async (_name, Component) => {
  const ref = createRef<Handle>()

  const screen = await render(<Component ref={ref} name="Ada" />)

  await expect.element(screen.getByText('Ada')).toBeVisible()
  expect(ref.current).toEqual({ name: 'Ada' })
})

it('adds no component in React 19, and returns the same one for a component of the host', () => {
  expect(refAsProp(Named) === Named).toBe(!version.startsWith('18.'))
  expect(anyRefAsProp(Named)).toBe(anyRefAsProp(Named))
})
