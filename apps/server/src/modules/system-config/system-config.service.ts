import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { checkEmail, checkPassword, isOwnPath, isWebAddress } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { demandUnchanged } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { isListed } from '../../platform/ip-address.ts'
import { isTimeZone, MACHINE_TIME_ZONE } from '../../platform/time-zone.ts'
import { readImageFacts } from '../file/index.ts'
import { findRolesWithOrganizations } from '../role/role.access.ts'
import { readSystemSettings, storedText } from './system-settings.service.ts'
import { splitList } from './split-list.ts'
import { checkMailServer } from './mail-settings.ts'
import { changedSettings, demandKey, storedSettings } from './sealed-settings.ts'
import { createSystemConfigRepository } from './system-config.repository.ts'
import type { SignInAppearance, SystemConfig, SystemConfigBody } from './system-config.schema.ts'

const MAX_SIDE = 2048
const DAY = 24 * 60 * 60_000
const IMAGES = '/api/file/Image/system/'

interface Caller {
  actor: Actor
  /** IP address of the caller. */
  ip: string
}

/** Business logic of the system settings. */
export function createSystemConfigService({
  config,
  db,
  now,
  configuration,
  followTimeZone,
}: Pick<Deps, 'config' | 'db' | 'now'> & { configuration: ConfigurationWriter; followTimeZone: () => Promise<void> }) {
  const repository = createSystemConfigRepository(db)
  const secrets = createSecrets(config)

  async function read(ip: string, inside: Db | Trx = db): Promise<SystemConfig> {
    const { lastLoginTimeSwitch, whitelistSwitch, enableVerificationCode, changeGivenPassword, ...others } =
      await readSystemSettings(inside)
    const { showMessageEntries, emailPassword, emailReturnPassword, messageWebhookSecret, ...settings } = others
    const lastChange = await createSystemConfigRepository(inside).readLastChange()
    return {
      ...settings,
      lastLoginTimeSwitch: flag(lastLoginTimeSwitch),
      whitelistSwitch: flag(whitelistSwitch),
      enableVerificationCode: flag(enableVerificationCode),
      changeGivenPassword: flag(changeGivenPassword),
      showMessageEntries: flag(showMessageEntries),
      emailPassword: '',
      hasEmailPassword: emailPassword !== '',
      emailReturnPassword: '',
      hasEmailReturnPassword: emailReturnPassword !== '',
      messageWebhookSecret: '',
      hasMessageWebhookSecret: messageWebhookSecret !== '',
      hasSecretKey: secrets.isReady,
      lastModifyTime: lastChange?.getTime() ?? null,
      machineTimeZone: MACHINE_TIME_ZONE,
      callerAddress: ip,
    }
  }

  async function check(body: Omit<SystemConfigBody, 'lastModifyTime'>, { ip, trx }: { ip: string; trx: Trx }) {
    if (body.sysName?.trim() === '') throw refusedField('sysName', 'validation.required')
    const problem = checkEmail(body.companyEmail)
    if (problem) throw refusedField('companyEmail', `validators:${problem}`)
    const weakness = checkPassword(body.newUserDefaultPassword)
    if (weakness) throw refusedField('newUserDefaultPassword', `validators:${weakness}`)
    if (body.timeZone && !isTimeZone(body.timeZone.trim()))
      throw refusedField('timeZone', 'systemConfig.timeZoneUnknown')
    checkHosts('ticketHosts', body.ticketHosts ?? '')
    checkHosts('frameHosts', body.frameHosts ?? '')
    for (const key of ['loginIcon', 'logoIcon', 'navigationIcon'] as const) await checkImage(key, { body, trx })
    checkAddresses(body)
    checkWebhook(body.messageWebhookUrl ?? '')
    demandKey(body, secrets)
    checkMailServer(body, await readSystemSettings(trx))
    if (body.extraEntryRoleId && (await findRolesWithOrganizations(trx, [body.extraEntryRoleId])).length === 0)
      throw refusedField('extraEntryRoleId', 'systemConfig.roleMissing')
    const next = { ...(await read(ip, trx)), ...body }
    checkList(next, ip)
  }

  async function checkImage(
    key: 'loginIcon' | 'logoIcon' | 'navigationIcon',
    { body, trx }: { body: SystemConfigBody; trx: Trx },
  ) {
    const address = body[key]
    if (address && !(await createSystemConfigRepository(trx).findImage(address.slice(IMAGES.length))))
      throw refusedField(key, 'systemConfig.imageMissing')
  }

  /** Settings of the sign-in page. */
  async function readSignInAppearance(): Promise<SignInAppearance> {
    const { sysName, title, sysDescription, companyName, companyAddress, copyright, loginIcon } =
      await readSystemSettings(db)
    return {
      sysName,
      title: title || sysName,
      sysDescription,
      companyName,
      companyAddress,
      copyright,
      loginIcon,
      signInModes: ['password', 'scan', ...(config.textMessages === undefined ? [] : (['code'] as const))],
    }
  }

  /** Changes the given settings. */
  async function save({ lastModifyTime, ...body }: SystemConfigBody, { actor, ip }: Caller): Promise<void> {
    const ids = changedSettings(body)
    if (ids.length === 0) return
    await configuration.write(actor, [{ table: 'systemSettings', ids }], async (trx) => {
      const inside = createSystemConfigRepository(trx)
      await inside.lock()
      demandUnchanged({ lastModifyTime: await inside.readLastChange() }, lastModifyTime)
      await check(body, { ip, trx })
      const values = Object.entries(storedSettings(body, secrets))
      if (values.length > 0)
        await inside.write(values.map(([key, value]) => ({ key, value: storedText(value).trim() })))
    })
    await followTimeZone()
  }

  /** Stores an image and returns its name and URL; it is deleted after a day unless a setting uses it. */
  async function storeImage(content: Buffer): Promise<{ name: string; url: string }> {
    const facts = readImageFacts(content)
    if (!facts) throw new AppError('refused', 'file.imageNotAllowed')
    if (Math.max(facts.width, facts.height) > MAX_SIDE)
      throw new AppError('refused', 'file.imageTooLarge', { params: { max: MAX_SIDE } })
    const createdAt = now()
    await repository.deleteUnusedImages(new Date(createdAt.getTime() - DAY))
    const name = `${createHash('sha256').update(content).digest('hex')}.${facts.extension}`
    await repository.insertImage({ name, contentType: facts.contentType, content, createdAt })
    return { name, url: IMAGES + name }
  }

  return {
    read,
    readSignInAppearance,
    save,
    storeImage,
    readImage: async (name: string) => found(await repository.findImage(name)),
  }
}

export type SystemConfigService = ReturnType<typeof createSystemConfigService>

const flag = (on: boolean) => (on ? 1 : 0)

const isHost = (entry: string) =>
  /^[a-z0-9.:[\]-]+$/.test(entry) && URL.canParse(`http://${entry}`) && new URL(`http://${entry}`).host === entry

/** Refuses invalid hosts: a scheme, a path or a wildcard would never match. */
function checkHosts(field: 'ticketHosts' | 'frameHosts', hosts: string) {
  const broken = splitList(hosts).find((entry) => !isHost(entry.toLowerCase()))
  if (broken !== undefined) throw fieldWith('systemConfig.hostInvalid', { field, params: { entry: broken } })
}

/** Refuses addresses that the menu would omit. */
function checkAddresses({ dataVHost = '', extraEntryAddress = '', writingHost = '' }: SystemConfigBody) {
  for (const [field, value] of Object.entries({ dataVHost, extraEntryAddress })) {
    const address = value.trim()
    if (address && !isWebAddress(address) && !isOwnPath(address)) throw refusedField(field, 'systemConfig.linkInvalid')
  }
  const host = writingHost.trim().toLowerCase()
  if (host && !isHost(host))
    throw fieldWith('systemConfig.hostInvalid', { field: 'writingHost', params: { entry: host } })
}

/** Refuses what is no `http` address, and credentials within it. Private addresses are refused when the request is sent. */
function checkWebhook(address: string) {
  const value = address.trim()
  if (value === '') return
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw refusedField('messageWebhookUrl', 'systemConfig.webhookInvalid')
}

/** An enabled list must be valid and contain the address of the caller. */
function checkList(
  { whitelistSwitch, whitelistIP }: Pick<SystemConfig, 'whitelistSwitch' | 'whitelistIP'>,
  ip: string,
) {
  const entries = splitList(whitelistIP)
  const broken = entries.find((entry) => !isEntry(entry))
  if (broken !== undefined)
    throw fieldWith('systemConfig.addressInvalid', { field: 'whitelistIP', params: { entry: broken } })
  if (whitelistSwitch !== 1) return
  if (entries.length === 0) throw refusedField('whitelistIP', 'systemConfig.listEmpty')
  if (!isListed(ip, whitelistIP)) throw fieldWith('systemConfig.wouldLockOut', { field: 'whitelistIP', params: { ip } })
}

function fieldWith(key: string, { field, params }: { field: string; params: Record<string, string> }) {
  return new AppError('refused', key, { params, fields: { [field]: { key, params } } })
}

function isEntry(entry: string): boolean {
  const [address = '', prefix, more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32))
}
