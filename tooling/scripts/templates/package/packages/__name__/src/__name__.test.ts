import { expect, it } from 'vitest'
import { __camel__ } from './__name__.ts'

it('names whose it is', () => {
  expect(__camel__('Lina')).toBe('__name__ of Lina')
})
