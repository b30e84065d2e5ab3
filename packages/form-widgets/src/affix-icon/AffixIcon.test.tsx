import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AFFIX_ICONS, AffixIcon, hasAffixIcon } from './AffixIcon.tsx'

afterEach(cleanup)

const pictureOf = (icon: string) => render(<AffixIcon icon={icon} />).container.innerHTML

it('every offered class has its own icon', () => {
  const pictures = AFFIX_ICONS.map(pictureOf)

  expect(pictures.every((picture) => picture.includes('<svg'))).toBe(true)
  expect(new Set(pictures).size).toBe(AFFIX_ICONS.length)
})

it.each([
  ['el-icon-phone-outline', 'el-icon-phone'],
  ['icon-ym icon-ym-user', 'el-icon-user'],
])('reads %s of other documents as %s', (other, ours) => {
  expect(pictureOf(other)).toBe(pictureOf(ours))
})

it.each(['', 'el-icon-nonsense', 'constructor', 'toString', '__proto__'])('renders nothing for %o', (icon) => {
  expect(pictureOf(icon)).toBe('')
  expect(hasAffixIcon(icon)).toBe(false)
})
