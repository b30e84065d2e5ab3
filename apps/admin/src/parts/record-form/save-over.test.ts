import { RESULT } from '@sqos/contract'
import { expect, it, vi } from 'vitest'
import { saveOver } from './save-over.ts'

const refused = { code: RESULT.conflict, msg: '保存失败', data: null }
const base = { fields: { fullName: '旧', propertyJson: { fax: '1', address: '' } }, lastModifyTime: null }
const describe = (name: string, value: unknown, isTaken: boolean) => `${name} ${isTaken ? '→' : '='} ${String(value)}`

it('saves with the time that was read', async () => {
  const save = vi.fn(() => Promise.resolve())

  await saveOver({ base, typed: base.fields, save, reread: vi.fn(), onChanged: vi.fn(), describe })

  expect(save).toHaveBeenCalledExactlyOnceWith(null)
})

it('says at each field what somebody else made of it, and measures the next try against that', async () => {
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

it('takes over what only somebody else has changed, a list as a whole', async () => {
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
])('passes %s on', async (_, error) => {
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
