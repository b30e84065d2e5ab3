import '@arco-design/web-react/es/_util/react-19-adapter'
import { RESULT } from '@sqos/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMockServer, type MockServer, listOf } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import CallRecordPage, { catalogues as callTexts } from '../business/callRecord/index.tsx'
import AreaPage, { catalogues as areaTexts } from './area/index.tsx'
import LogPage, { catalogues as logTexts } from './log/index.tsx'
import SysConfigPage, { catalogues as settingsTexts } from './sysConfig/index.tsx'

let mockServer: MockServer

const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = () => page.getByRole('dialog')

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
})

describe('the log', () => {
  const line = (id: string, userName: string) => ({
    id,
    category: 5,
    creatorTime: 0,
    userName,
    ipaddress: '10.0.0.1',
    ipaddressName: '局域网',
    platForm: 'Chrome 142',
    requestURL: '/api/x',
    requestMethod: 'PUT',
    requestDuration: 7,
    resultCode: 200,
    traceId: 't',
    moduleName: 'dictionary',
    abstracts: '',
  })
  const answer = (...list: object[]) => ({
    code: 200,
    data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
  })

  beforeEach(() => {
    mockServer = createMockServer({
      'GET /api/system/Log/1': answer(),
      'GET /api/system/Log/5': answer(line('a', '李娜/lina'), line('b', '王强/wang')),
    })
  })
  const open = (buttons: string[], address = '/?kind=requests') =>
    openPage(LogPage, { mockServer, catalogues: logTexts, buttons, address })

  it('is the kind in the address, with its filters', async () => {
    await open([], '/?kind=requests&keyword=lina&result=failed&sort=requestDuration.desc')

    await expect.element(row('李娜/lina')).toBeVisible()
    const [asked] = mockServer.sent('GET', '/api/system/Log/5')
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      keyword: 'lina',
      succeeded: '0',
      sidx: 'requestDuration',
      sort: 'desc',
    })
  })

  it('deletes the selected rows, after a confirmation with their number', { tags: ['full'] }, async () => {
    mockServer.answers['DELETE /api/system/Log'] = { code: 200, msg: '已删除 1 条日志' }
    await open(['btn_remove'])
    await row('李娜/lina').getByRole('checkbox').click()
    await button('删除').click()
    await expect.element(dialog().getByText('将永久删除选中的 1 条日志，是否继续？')).toBeVisible()
    await dialog().getByRole('button', { name: '删除' }).click()

    await expect.poll(() => mockServer.sent('DELETE')[0]?.body).toEqual({ ids: ['a'] })
  })

  it('is read-only without further permissions', async () => {
    await open([])

    await expect.element(row('李娜/lina')).toBeVisible()
    for (const word of ['导出', '清空']) expect(button(word).elements()).toHaveLength(0)
    expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  })
})

describe('the settings', () => {
  const settings = {
    sysName: 'SQOS',
    sysVersion: 'V1.0',
    companyName: '',
    companyCode: '',
    companyAddress: '',
    companyContacts: '',
    companyTelePhone: '',
    companyEmail: '',
    copyright: '',
    sysDescription: '',
    navigationIcon: '',
    singleLogin: '2',
    tokenTimeout: 480,
    lockIdleMinutes: 0,
    lastLoginTimeSwitch: 1,
    logRetentionDays: 180,
    whitelistSwitch: 0,
    whitelistIP: '',
    passwordErrorsNumber: 6,
    lockType: '2',
    lockTime: 10,
    enableVerificationCode: 1,
    verificationCodeAfterErrors: 3,
    verificationCodeNumber: 4,
    lastModifyTime: 5,
    callerAddress: '10.0.0.9',
  }
  const URL = '/api/system/SysConfig'

  beforeEach(() => {
    mockServer = createMockServer({ [`GET ${URL}`]: { code: 200, data: settings } })
  })
  const open = (address = '/', buttons = ['btn_save']) =>
    openPage(SysConfigPage, { mockServer, catalogues: settingsTexts, buttons, address })

  it('save changed values only', async () => {
    mockServer.answers[`PUT ${URL}`] = { code: 200, msg: '保存成功' }
    await open()
    await page.getByLabelText('系统名称').fill('启元办公')
    await button('保存').click()

    await expect.poll(() => mockServer.sent('PUT', URL)[0]?.body).toEqual({ sysName: '启元办公', lastModifyTime: 5 })
  })

  it('show the reason of a refusal at the setting, and mark its tab', async () => {
    const why = '白名单不包含您当前的地址 10.0.0.9，保存后您将无法登录'
    mockServer.answers[`PUT ${URL}`] = { code: 400, msg: why, data: { fields: { whitelistIP: why } } }
    await open('/?tab=addresses')
    await page.getByRole('switch', { name: '开启验证' }).click()
    await button('保存').click()

    await expect.element(page.getByRole('alert').filter({ hasText: why }).first()).toBeVisible()
    await expect.element(button('访问限制 ●')).toBeVisible()
  })

  it('are not overwritten after a save by another administrator', async () => {
    await open()
    await page.getByLabelText('系统名称').fill('我的')
    mockServer.answers[`GET ${URL}`] = { code: 200, data: { ...settings, sysName: '他的', lastModifyTime: 6 } }
    mockServer.answers[`PUT ${URL}`] = { code: RESULT.conflict, msg: '保存失败' }
    await button('保存').click()

    await expect.element(page.getByText('他人已改为“他的”，再次保存将覆盖')).toBeVisible()
    await expect.element(page.getByLabelText('系统名称')).toHaveValue('我的')
    mockServer.answers[`PUT ${URL}`] = { code: 200, msg: '保存成功' }
    await button('保存').click()
    await expect.poll(() => mockServer.sent('PUT', URL).at(-1)?.body).toEqual({ sysName: '我的', lastModifyTime: 6 })
  })

  const mailServer = {
    emailSMTPHost: 'smtp.example.com',
    emailSMTPPort: 465,
    emailSsl: '1',
    emailAccount: 'a@example.com',
    emailPassword: '',
    hasEmailPassword: true,
  }

  it('keep a stored password unseen, and test the settings as typed, with the outcome beside the button', async () => {
    mockServer.answers[`GET ${URL}`] = { code: 200, data: { ...settings, ...mailServer, hasSecretKey: true } }
    const why = '邮件服务器拒绝登录，请检查账户和密码：535'
    const TEST = 'POST /api/system/Mail/Actions/Test'
    mockServer.answers[TEST] = { code: 400, msg: why }
    await open('/?tab=mail')
    const outcome = page.getByRole('form', { name: '发送测试邮件' }).getByRole('status')

    const password = page.getByLabelText('邮箱密码')
    await expect.element(password).toHaveAttribute('placeholder', '已保存，不显示')
    await password.fill('new')
    await button('发送测试邮件').click()

    await expect.element(outcome).toHaveTextContent(why)
    const typed = {
      emailSMTPHost: 'smtp.example.com',
      emailSMTPPort: 465,
      emailSsl: '1',
      emailAccount: 'a@example.com',
    }
    expect(mockServer.sent('POST')[0]?.body).toEqual({ address: '', ...typed, emailPassword: 'new' })

    await password.fill('newer')
    await expect.element(outcome).toBeEmptyDOMElement()
    mockServer.answers[TEST] = { code: 200, data: { address: 'b@example.com' } }
    await page.getByLabelText('测试收件人').fill('b@example.com')
    await button('发送测试邮件').click()

    await expect.element(outcome).toHaveTextContent('测试邮件已发送到 b@example.com')
  })

  it('show a refusal of the test at its setting', async () => {
    mockServer.answers[`GET ${URL}`] = { code: 200, data: { ...settings, ...mailServer, hasSecretKey: true } }
    const why = '请重新输入密码'
    mockServer.answers['POST /api/system/Mail/Actions/Test'] = {
      code: 400,
      msg: why,
      data: { fields: { emailPassword: why } },
    }
    await open('/?tab=mail')
    await button('发送测试邮件').click()

    await expect.element(page.getByRole('alert').filter({ hasText: why }).first()).toBeVisible()
    await expect.element(page.getByLabelText('邮箱密码')).toHaveAttribute('aria-invalid', 'true')
  })

  it('say what to configure where the server has no key for the password of mail', async () => {
    mockServer.answers[`GET ${URL}`] = { code: 200, data: { ...settings, ...mailServer, hasSecretKey: false } }
    await open('/?tab=mail')

    await expect.element(page.getByText(/SECRET_KEY/)).toBeVisible()
    await expect.element(page.getByLabelText('邮箱密码')).toBeDisabled()
  })

  it('are read-only without the permission', async () => {
    await open('/', [])

    await expect.element(page.getByLabelText('系统名称')).toBeDisabled()
    expect(button('保存').elements()).toHaveLength(0)
  })
})

describe('regions', () => {
  const region = (id: string, fullName: string, hasChildren = true) => ({
    id,
    parentId: '-1',
    fullName,
    enCode: id,
    enabledMark: 1,
    sortCode: 0,
    hasChildren,
    isLeaf: !hasChildren,
  })

  it('are loaded level by level, and searched on all levels', async () => {
    mockServer = createMockServer({
      'GET /api/system/Area/-1': listOf(region('44', '广东省')),
      'GET /api/system/Area/44': listOf(region('4403', '深圳市', false)),
      'GET /api/system/Area/Actions/Search': listOf({ ...region('4403', '深圳市', false), path: '广东省/深圳市' }),
    })
    await openPage(AreaPage, {
      mockServer,
      catalogues: areaTexts,
      columns: ['fullName', 'enCode', 'sortCode', 'enabledMark'],
    })
    await expect.element(row('广东省')).toBeVisible()
    expect(mockServer.sent('GET', '/api/system/Area/44')).toHaveLength(0)

    await row('广东省').getByRole('button', { name: '展开' }).click()
    await expect.element(row('深圳市')).toBeVisible()

    await page.getByLabelText('关键词').fill('深圳')
    await button('查询').click()
    await expect.element(page.getByText('广东省/深圳市')).toBeVisible()
  })
})

describe('call records', () => {
  const URL = '/api/extend/CallRecord'
  const call = {
    id: 'c1',
    number: '138****8000',
    direction: 'outgoing',
    startedAt: 1_700_000_000_000,
    answeredAt: 1_700_000_005_000,
    endedAt: 1_700_000_075_000,
    duration: 70_000,
    result: 'answered',
    fault: '',
    userId: 'u0',
    realName: '王晓明',
    isSelf: true,
    related: '客户',
    modelId: 'm1',
    recordId: 'r1',
    notes: '',
  }
  const answer = (...list: object[]) => ({
    code: 200,
    data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
  })
  const missed = {
    ...call,
    id: 'c2',
    direction: 'incoming',
    result: 'missed',
    duration: 0,
    realName: '李娜',
    isSelf: false,
  }
  const columns = ['startedAt', 'number', 'direction', 'result', 'duration', 'realName', 'related', 'notes']
  const open = (address = '/') => openPage(CallRecordPage, { mockServer, catalogues: callTexts, columns, address })

  beforeEach(() => {
    mockServer = createMockServer({
      [`GET ${URL}`]: answer(call, missed),
      [`GET ${URL}/c1`]: { code: 200, data: call },
      [`GET ${URL}/c2`]: { code: 200, data: missed },
    })
  })

  it('lists the calls that the address filters', async () => {
    await open('/?from=2026-11-01&direction=outgoing&result=answered&userId=u0')

    await expect.element(row('138\\*{4}8000 呼出 已接通 01:10 王晓明 客户')).toBeVisible()
    const [asked] = mockServer.sent('GET', URL)
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      startTime: String(new Date(2026, 10, 1).getTime()),
      direction: 'outgoing',
      result: 'answered',
      userId: 'u0',
    })
  })

  it('opens the details, where the person of the call writes notes', async () => {
    mockServer.answers[`PUT ${URL}/c1/Notes`] = { code: 200, msg: '已保存' }
    await open()

    await row('王晓明').getByRole('button', { name: /^详情/ }).click()
    await expect.element(dialog().getByText('01:10')).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: '查看数据：客户' })).toBeVisible()
    await dialog().getByLabelText('备注').fill('已约回访')
    await dialog().getByRole('button', { name: '保存备注' }).click()

    await expect.poll(() => mockServer.sent('PUT')[0]?.body).toEqual({ notes: '已约回访' })
  })

  it('shows the calls of others without a form for notes', async () => {
    await open()

    await row('李娜').getByRole('button', { name: /^详情/ }).click()
    await expect.element(dialog().getByText('未接')).toBeVisible()
    await expect.element(dialog().getByLabelText('备注')).not.toBeInTheDocument()
  })
})
