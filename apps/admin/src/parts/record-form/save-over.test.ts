import { RESULT } from '@sqos/contract'
import { expect, it, vi } from 'vitest'
import { saveOver } from './save-over.ts'

const refused = { code: RESULT.conflict, msg: '保存失败', data: null }
const base = { fields: { fullName: '旧', propertyJson: { fax: '1', address: '' } }, lastModifyTime: null }
const describe = (name: string, value: unknown, isTaken: boolean) => `${name} ${isTaken ? '→' : '='} ${String(value)}`

it('saves with the time of the read', async () => {
  const save = vi.fn(() => Promise.resolve())

  await saveOver({ base, typed: base.fields, save, reread: vi.fn(), onChanged: vi.fn(), describe })

  expect(save).toHaveBeenCalledExactlyOnceWith(null)
})

it("shows the other user's values at the fields, and bases the next attempt on them", async () => {
  const theirs = { fields: { fullName: '新', propertyJson: { fax: '2', address: '' } }, lastModifyTime: 5 }
  const onChanged = vi.fn()

  const saved = saveOver({
    base,
    typed: { fullName: '我', propertyJson: { fax: '2', address: '我的' } },
    save: () => Promise.reject(refused as never),
    reread: () => Promise.resolve(theirs),
    onChanged,
    describe,
  })

  await expect(saved).rejects.toMatchObject({ fields: { fullName: 'fullName = 新' }, values: {} })
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(theirs)
})

it('takes over values that only the other user changed; a list is one value', async () => {
  const read = { fields: { fullName: '旧', roles: ['a', 'b'], phone: '1' }, lastModifyTime: null }
  const theirs = { fields: { fullName: '新', roles: ['a'], phone: null }, lastModifyTime: 5 }

  const saved = saveOver<object>({
    base: read,
    typed: { fullName: '我', roles: ['a', 'b'], phone: '1' },
    save: () => Promise.reject(refused),
    reread: () => Promise.resolve(theirs),
    onChanged: vi.fn(),
    describe,
  })

  await expect(saved).rejects.toMatchObject({
    fields: { fullName: 'fullName = 新', roles: 'roles → a', phone: 'phone → ' },
    values: { roles: ['a'], phone: null },
  })
})

it.each([
  ['another failure', { ...refused, code: RESULT.refused }],
  ['a conflict without a difference', refused],
])('rethrows %s', async (_, error) => {
  const saved = saveOver({
    base,
    typed: base.fields,
    save: () => Promise.reject(error as never),
    reread: () => Promise.resolve({ ...base, lastModifyTime: 5 }),
    onChanged: vi.fn(),
    describe,
  })

  await expect(saved).rejects.toBe(error)
})
