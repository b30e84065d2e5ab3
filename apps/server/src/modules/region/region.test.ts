import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedRegions } from '../../../seed/index.ts'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Region, RegionNode } from './region.schema.ts'

const URL = '/api/system/Area'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const list = async (path: string, who = 'admin') =>
  (await test.as(who).get<{ list: RegionNode[] }>(`${URL}/${path}`)).data.list
const names = async (path: string) => (await list(path)).map(({ fullName }) => fullName)
const add = (body: object) => test.as('admin').post(URL, body)
const idOf = async (parentId: string, name: string) =>
  (await list(parentId)).find(({ fullName }) => fullName === name)?.id ?? ''

describe('the regions of China', () => {
  beforeAll(async () => {
    await test.reset()
    await seedRegions(test.deps)
    await buildUser(test.deps, { account: 'lina' })
  })

  it('are complete and without duplicates', async () => {
    const { rows } = await test.deps.db
      .selectFrom('regions')
      .select((eb) => ['type', eb.fn.countAll<string>().as('count')])
      .groupBy('type')
      .orderBy('type')
      .execute()
      .then((found) => ({ rows: found.map(({ count }) => Number(count)) }))

    expect(rows).toEqual([31, 342, 2978, 41_352])
    expect(await seedRegions(test.deps)).toBe(0)
  })

  it('are listed level by level, in the order of their codes', async () => {
    const provinces = await list('-1')
    expect(provinces).toHaveLength(31)
    expect(provinces[0]).toEqual({
      id: '11',
      parentId: '-1',
      fullName: '北京市',
      enCode: '11',
      enabledMark: 1,
      sortCode: 0,
      hasChildren: true,
      isLeaf: false,
    })
    expect((await names('44')).slice(0, 3)).toEqual(['广州市', '韶关市', '深圳市'])
    expect((await list('440305'))[0]).toMatchObject({ fullName: '南头街道', hasChildren: false, isLeaf: true })
    expect(await list('440305001')).toEqual([])
  })

  it('are filtered within their level, and searched in all levels with their path', async () => {
    expect(await names(`44?keyword=${encodeURIComponent('深')}`)).toEqual(['深圳市'])
    expect(await names('44?keyword=4403')).toEqual(['深圳市'])

    const { data } = await test
      .as('admin')
      .get<{ list: { path: string }[] }>(`${URL}/Actions/Search?keyword=${encodeURIComponent('南头街道')}`)
    expect(data.list.map(({ path }) => path)).toContain('广东省/深圳市/南山区/南头街道')
  })

  it('can be searched by every signed-in user: enabled regions with the ids of their path', async () => {
    const find = async (keyword: string) =>
      (
        await test
          .as('lina')
          .get<{ list: { path: string; idPath: string[] }[] }>(
            `${URL}/Actions/Find?keyword=${encodeURIComponent(keyword)}`,
          )
      ).data.list
    expect((await find('南山区')).find(({ path }) => path === '广东省/深圳市/南山区')?.idPath).toEqual([
      '44',
      '4403',
      '440305',
    ])

    await test.as('admin').put(`${URL}/440305/Actions/State`)
    expect((await find('南山区')).map(({ path }) => path)).not.toContain('广东省/深圳市/南山区')
  })

  it('can be chosen by every signed-in user, also by id', async () => {
    expect((await list('44/Selector/4403', 'lina')).map(({ fullName }) => fullName)).not.toContain('深圳市')
    expect((await list('44/Selector/0', 'lina')).map(({ fullName }) => fullName)).toContain('深圳市')

    const body = { idsList: [['44', '4403', '440305'], [], ['gone', '11']] }
    expect((await test.as('lina').post(`${URL}/GetAreaByIds`, body)).data).toEqual([
      ['广东省', '深圳市', '南山区'],
      [],
      ['北京市'],
    ])
    expect(await test.as('lina').get(`${URL}/-1`)).toMatchObject({ code: RESULT.forbidden })
  })
})

describe('a region', () => {
  beforeEach(async () => {
    await test.reset()
    await add({ parentId: '-1', fullName: '东省', enCode: '1' })
    await add({ parentId: await idOf('-1', '东省'), fullName: '甲市', enCode: '11', sortCode: 2 })
    await add({ parentId: await idOf('-1', '东省'), fullName: '乙市', enCode: '12', sortCode: 1 })
  })

  it('is read with its level and the name of its parent', async () => {
    const east = await idOf('-1', '东省')
    expect(await names(east)).toEqual(['乙市', '甲市'])

    const { data } = await test.as('admin').get<Region>(`${URL}/${await idOf(east, '甲市')}/Info`)

    expect(data).toMatchObject({ parentName: '东省', type: 2, enabledMark: 1, lastModifyTime: null })
  })

  it('cannot be chosen while disabled', async () => {
    const east = await idOf('-1', '东省')
    await test.as('admin').put(`${URL}/${await idOf(east, '甲市')}/Actions/State`)

    expect((await list(`${east}/Selector/0`)).map(({ fullName }) => fullName)).toEqual(['乙市'])
    expect((await list(east)).find(({ fullName }) => fullName === '甲市')?.enabledMark).toBe(0)
  })

  it('moves with its descendants, but not below itself or below the last level', async () => {
    const east = await idOf('-1', '东省')
    const first = await idOf(east, '甲市')
    await add({ parentId: first, fullName: '一区', enCode: '111' })
    await add({ parentId: await idOf(first, '一区'), fullName: '一街', enCode: '1111' })
    const put = (id: string, body: object) => test.as('admin').put(`${URL}/${id}`, body)
    const district = await idOf(first, '一区')

    expect(await put(first, { parentId: district, fullName: '甲市', enCode: '11' })).toMatchObject({
      data: { fields: { parentId: '上级不能是自己或自己的下级' } },
    })
    expect(await put(first, { parentId: await idOf(east, '乙市'), fullName: '甲市', enCode: '11' })).toMatchObject({
      data: { fields: { parentId: '区域最多四级：省、市、区县、街道' } },
    })
    expect(await put(district, { parentId: east, fullName: '一区', enCode: '111' })).toMatchObject({ code: RESULT.ok })

    const street = await idOf(district, '一街')
    expect((await test.as('admin').get<Region>(`${URL}/${street}/Info`)).data.type).toBe(3)
  })

  it('cannot be deleted while it has children', async () => {
    const east = await idOf('-1', '东省')
    expect(await test.as('admin').delete(`${URL}/${east}`)).toMatchObject({ msg: '删除失败，当前有子节点数据' })

    for (const name of ['甲市', '乙市']) await test.as('admin').delete(`${URL}/${await idOf(east, name)}`)
    expect(await test.as('admin').delete(`${URL}/${east}`)).toMatchObject({ code: RESULT.ok })
    expect(await names('-1')).toEqual([])
  })

  it.each([
    ['a code that is taken', { enCode: '12' }, 'enCode'],
    ['a code of letters', { enCode: 'a1' }, 'enCode'],
    ['a name that is taken', { fullName: '乙市' }, 'fullName'],
    ['a name with signs', { fullName: '<甲>' }, 'fullName'],
    ['a parent that is not there', { parentId: 'gone' }, 'parentId'],
  ])('refuses %s', async (_, change, field) => {
    const body = { parentId: await idOf('-1', '东省'), fullName: '丙市', enCode: '13', ...change }

    expect(await add(body)).toMatchObject({
      code: RESULT.refused,
      data: { fields: { [field]: expect.any(String) as string } },
    })
  })

  it('is not saved over a change of another user', async () => {
    const east = await idOf('-1', '东省')
    const body = { parentId: '-1', enCode: '1', lastModifyTime: null }
    expect(await test.as('admin').put(`${URL}/${east}`, { ...body, fullName: '先省' })).toMatchObject({
      code: RESULT.ok,
    })
    expect(await test.as('admin').put(`${URL}/${east}`, { ...body, fullName: '后省' })).toMatchObject({
      code: RESULT.conflict,
    })
  })
})
