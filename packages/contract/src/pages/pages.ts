import { AUTHORITY_PAGE } from './authority.page.ts'
import { AUTHORIZE_PAGE } from './authorize.page.ts'
import { BILL_RULE_PAGE } from './bill-rule.page.ts'
import { DATA_INTERFACE_PAGE } from './data-interface.page.ts'
import { DEPARTMENT_PAGE } from './department.page.ts'
import { DICTIONARY_PAGE } from './dictionary.page.ts'
import { EVENT_DELIVERY_PAGE } from './event-delivery.page.ts'
import { LOG_PAGE } from './log.page.ts'
import { MENU_PAGE } from './menu.page.ts'
import { MODEL_PAGE } from './model.page.ts'
import { ONLINE_USER_PAGE } from './online-user.page.ts'
import { ORGANIZATION_PAGE } from './organization.page.ts'
import { POSITION_PAGE } from './position.page.ts'
import { RECYCLE_BIN_PAGE } from './recycle-bin.page.ts'
import { REGION_PAGE } from './region.page.ts'
import { ROLE_PAGE } from './role.page.ts'
import { SYSTEM_CONFIG_PAGE } from './system-config.page.ts'
import { USER_PAGE } from './user.page.ts'

/** The built-in pages, in the order of the menu. */
export const PAGES = {
  dictionary: DICTIONARY_PAGE,
  dataInterface: DATA_INTERFACE_PAGE,
  organization: ORGANIZATION_PAGE,
  department: DEPARTMENT_PAGE,
  position: POSITION_PAGE,
  user: USER_PAGE,
  role: ROLE_PAGE,
  authority: AUTHORITY_PAGE,
  authorize: AUTHORIZE_PAGE,
  onlineUser: ONLINE_USER_PAGE,
  recycleBin: RECYCLE_BIN_PAGE,
  model: MODEL_PAGE,
  menu: MENU_PAGE,
  region: REGION_PAGE,
  systemConfig: SYSTEM_CONFIG_PAGE,
  log: LOG_PAGE,
  billRule: BILL_RULE_PAGE,
  eventDelivery: EVENT_DELIVERY_PAGE,
} as const
