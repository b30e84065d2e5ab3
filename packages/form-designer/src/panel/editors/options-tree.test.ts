import { expect, it } from 'vitest'
import { treeOf } from './OptionsEditor.tsx'

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
