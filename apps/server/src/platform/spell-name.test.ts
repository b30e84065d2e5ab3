import { describe, expect, it } from 'vitest'
import { spellName } from './spell-name.ts'

describe('spellName', () => {
  it.each([
    ['王伟', 'wangwei', 'ww'],
    ['单雄信', 'shanxiongxin', 'sxx'],
    ['欧阳修', 'ouyangxiu', 'oyx'],
    ['吕布', 'lvbu', 'lb'],
    ['Ann李', 'annli', 'al'],
    ['', '', ''],
  ])('returns the pinyin of %s', (name, pinyin, initials) => {
    expect(spellName(name)).toEqual({ pinyin, initials })
  })
})
