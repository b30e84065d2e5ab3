import { expect, it } from 'vitest'
import { optionsOf, treeOf } from './OptionsEditor.tsx'

it('reads lines as options, indented ones below their parents', () => {
  expect(treeOf('浙江 = zj\n  杭州 = hz\n    西湖\n  宁波 = nb\n\n上海 = sh')).toEqual([
    {
      id: 'zj',
      fullName: '浙江',
      children: [
        { id: 'hz', fullName: '杭州', children: [{ id: '西湖', fullName: '西湖' }] },
        { id: 'nb', fullName: '宁波' },
      ],
    },
    { id: 'sh', fullName: '上海' },
  ])
})

it('reads many pasted lines as options; known labels keep their values, repeated lines count once', () => {
  const before = [{ id: '1', fullName: '轿车' }]

  expect(optionsOf('轿车\n 商务车 \n\n货车 = truck\n商务车', before)).toEqual([
    { id: '1', fullName: '轿车' },
    { id: '商务车', fullName: '商务车' },
    { id: 'truck', fullName: '货车' },
  ])
})
