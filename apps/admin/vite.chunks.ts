import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formParts, type Parts } from './vite.form-chunks.ts'

// Which modules share a chunk. Opening a page loads few chunks; a chunk that rarely changes stays in the browser cache
// across releases. The bundler places modules that no list contains.

/** Modules around every page: always loaded together. */
const FRAME: Parts = {
  'layout/src': [
    'frame/',
    'bar/',
    'menu/',
    'menu-button/',
    'tags/',
    'tools/',
    'media/',
    'shortcuts/',
    'link/',
    'dialog/',
    'catalogue',
  ],
  'layout/src/settings': ['SettingsDrawer'],
  'layout/src/about': ['AboutDialog'],
  'ui-kit/src': ['states/'],
  'ui-kit/src/list': ['StatusTag'],
  'contract/src/pages': ['buttons', 'define-page', 'model.page', 'texts', 'locales/loaders'],
  'session/src': ['Permit', 'permission'],
  'hooks/src': ['media/', 'use-media-query', 'use-full-screen', 'use-element-width', 'use-return-focus'],
  'api-client/src': ['dispatch', 'current-user/', 'download-file', 'read-once'],
  'app-feature/src': ['FeatureSlot', 'define-features', 'lazy-part'],
  'chat/src': ['catalogue', 'chat-feature', 'store/chat-slice', 'locales/loaders'],
  'downloads/src': ['DownloadDock', 'DownloadTool', 'catalogue', 'downloads-', 'paths', 'locales/loaders'],
  'messages/src': ['catalogue', 'message-connection', 'messages-', 'paths', 'locales/loaders'],
  'layout/src/locales': ['loaders'],
  'ui-kit/src/person': ['initial-of'],
  'admin/src/app': ['frame/', 'routing/(?!Routed\\.)', 'tabs/', 'AppSlot', 'features', 'saved-language'],
  'admin/src/app/screens': ['Opening', 'Failure', 'RootFailure'],
  'admin/src/app/settings': ['use-settings'],
  'admin/src/app/uploads': ['MarkedUploadDock', 'uploads-feature'],
  'admin/src/app/calls': ['CallDock', 'CallTool', 'calls-feature', 'use-has-seat'],
  'admin/src/parts/uploads': ['upload-mark'],
  'admin/src/parts/page-route': ['page-route'],
  'admin/src/parts/ticket-link': ['ticket-address'],
  'admin/src/app/version': ['shell-version', 'version-feature'],
  'admin/src/app/ui-errors': ['collect-errors', 'error-buffer', 'ui-error'],
  'admin/src/app/view-as': ['ViewAsDock', 'view-as-feature'],
  'admin/src/app/duties': ['duties-feature', 'catalogue', 'namespace', 'locales/loaders'],
  'admin/src/app/expiry': ['expiry-feature'],
  'admin/src/app/realtime': ['realtime-feature', 'signals'],
  'admin/src/app/watches': ['catalogue', 'locales/loaders'],
  'admin/src/app/writing': ['writing-feature'],
  'writing/src/store': ['writing-slice'],
  'validators/src': ['addresses'],
  'admin/src/app/idle': ['IdleSetting', 'idle-feature', 'idle-time'],
  'admin/src/app/menu': [
    'MenuIcon',
    'MenuTiles',
    'extra-entry',
    'menu-routes',
    'menu-selectors',
    'menu-version-feature',
    'use-route-title',
  ],
}

/** Parts of the top bar that appear after the first page, and Arco's popups, which pages use too. */
const TOOLS: Parts = {
  'web-react/es': ['Badge/', 'Popover/', 'Progress/', 'Spin/', 'Tooltip/', 'Trigger/', 'ResizeObserver/', 'Portal/'],
  'web-react/es/_util': ['raf', 'throttleByRaf', 'mergeProps'],
  'web-react/es/_util/hooks': ['useId', 'useIsFirstRender'],
  'icon/react-icon': ['IconExclamation/', 'IconMessage/'],
  'contract/src': ['message', 'realtime/limits'],
  'chat/src': ['panel/ChatTool', 'store/conversations'],
  'messages/src': [
    'MessageTool',
    'MessageDock',
    'notify',
    'play-chime',
    'quiet-hours',
    'use-message-alerts',
    'use-unread',
  ],
  'api-client/src': ['chat/', 'download-record/', 'message/'],
}

/** The start page with the cards of the features. */
const HOME: Parts = {
  'admin/src/pages/home': [
    'index',
    'FirstSteps',
    'StaffSteps',
    'StepsCard',
    'PagesCard',
    'Home.module',
    'use-',
    'namespace',
    'locales/loaders',
  ],
  'admin/src/app/duties': ['DutyCard', 'Requests'],
  'admin/src/pages/workFlow/parts': ['task-address', 'task-queue', 'task-status'],
  'messages/src': ['MessageCard', 'MessageItem', 'use-open-message'],
  'downloads/src': ['DownloadCard', 'UnderWay', 'DownloadList.module', 'download-file', 'record-state'],
  'api-client/src': ['workflow/'],
  'contract/src/pages': ['flow-start', 'flow-todo', 'flow-done', 'flow-launch', 'flow-task'],
}

/** The watches of a signed-in user: small, and always loaded together. */
const WATCHES: Parts = {
  'admin/src/app/watches': ['watches.ts'],
  'admin/src/app/expiry': ['ExpiryWatch'],
  'admin/src/app/idle': ['IdleWatch', 'watch-idleness'],
  'admin/src/app/menu': ['MenuWatch', 'watch-version'],
  'admin/src/app/version': ['VersionNotice', 'use-new-version'],
}

/** The visible parts of every list page, without what its buttons open: small modules compress better together. */
const LIST: Parts = {
  'ui-kit/src': ['kept/'],
  'ui-kit/src/list': [
    'tree/',
    'DensityMenu',
    'ListPage',
    'RowActions',
    'SearchBar',
    'StateSwitch',
    'Toolbar',
    'page-sizes',
    'use-list-query',
  ],
  'ui-kit/src/list/views': ['SavedViews', 'Views.module', 'saved-', 'use-saved', 'views-store'],
  'ui-kit/src/table': ['states/', 'table-state', 'Table.module'],
  'ui-kit/src/table/columns': ['ColumnSettings.', 'column-layout', 'layout-store', 'use-column-layout'],
  'validators/src': ['catalogue', 'locales/loaders'],
  'use-sync-external-store': [''],
  'admin/src/parts': ['state-cell/'],
  'admin/src/parts/record-form': ['use-', 'save-over', 'next-sort-code'],
  'admin/src/parts/kept-list': ['ListTools', 'use-kept'],
  'admin/src/parts/page-columns': ['use-page-columns', 'RowButtons', 'buttons', 'catalogue'],
  'admin/src/parts/tree': ['use-open-rows'],
}

/** What lists and fields share. */
const COMMON: Parts = {
  'web-react/es/Switch': [''],
  'react-transition-group/esm': ['SwitchTransition'],
  'admin/src/parts/tree': ['tree-nodes'],
}

/** Icons of inputs, placed with these, wherever they are. */
const ICONS_OF_INPUTS = new Set(['IconSearch', 'IconEye', 'IconEyeInvisible', 'IconLoading', 'IconClose'])

/** Parts of Lodash that Arco's input needs. */
const LODASH = [
  '(?:debounce|isObject|isObjectLike|isSymbol|now|throttle|toNumber)',
  '_(?:Symbol|baseGetTag|baseTrim|freeGlobal|getRawTag|objectToString|root|trimmedEndIndex)',
]

/**
 * What the sign-in page shares with the frame or with other forms that ask for a password: text input and button of
 * Arco, the title, the settings of the server.
 */
const SHARED: Parts = {
  'hooks/src': ['ref-as-prop', 'use-stable-callback'],
  'web-react/es/Input': [''],
  'web-react/es/Button': [''],
  'web-react/es/_util': ['keycode', 'dom', 'constant', 'debounce', 'fillNBSP', 'pick', 'resizeObserver'],
  'web-react/es/_util/hooks': ['useIsomorphicLayoutEffect', 'useKeyboardEvent', 'useMergeValue', 'usePrevious'],
  'icon/react-icon': [...ICONS_OF_INPUTS].map((name) => `${name}/`),
  lodash: LODASH.map((name) => `${name}.js`),
  'api-client/src': ['cache-tags', 'system-config/'],
  'auth/src': ['field/', 'hash-password'],
  'auth/src/proof': ['proof-work'],
  'auth/src/sign-in': ['CaptchaField', 'SignInForm', 'use-captcha', 'use-sign-in'],
  'spark-md5': ['spark-md5'],
  'i18n/src': ['language-names'],
  'admin/src/app': ['image-address', 'picked-language', 'use-title'],
  'admin/src/parts/sign-in': ['open-proof-worker'],
}

/** Folders of the shell that use icons; icons of pages are placed with the pages. */
const SHELL = [
  'src/app',
  '../../packages/downloads/src',
  '../../packages/layout/src',
  '../../packages/messages/src',
  '../../packages/ui-kit/src',
]

/** The framework of every page, which changes rarely, and what the bundler adds to load chunks. */
const FRAMEWORK =
  /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/

interface ChunkGroup {
  name: string
  priority: number
  test: RegExp
  /** `$initial`: only modules that are loaded before any page. */
  tags?: '$initial'[]
}

/** For `codeSplitting.groups`; a module belongs to the matching group with the highest priority. */
export const chunkGroups: ChunkGroup[] = [
  { name: 'framework', priority: 30, test: FRAMEWORK },
  // Modules of every start, in one chunk: it compresses better than thirty.
  {
    name: 'start',
    priority: 20,
    test: /[\\/](?:(?:node_modules|packages|app|locales)[\\/]|admin[\\/]src[\\/](?:config|starting))/,
    tags: ['$initial'],
  },
  { name: 'router', priority: 16, test: /[\\/]react-router[\\/]/ },
  // One chunk compresses better than many.
  { name: 'icons', priority: 15, test: modulesOf({ 'icon/react-icon': iconsOfShell().map((name) => `${name}/`) }) },
  // The module that replaces the polyfill has no path.
  { name: 'shared', priority: 15, test: new RegExp(`${modulesOf(SHARED).source}|resize-observer-polyfill$`) },
  { name: 'frame', priority: 14, test: modulesOf(FRAME) },
  { name: 'home', priority: 14, test: modulesOf(HOME) },
  { name: 'watches', priority: 14, test: modulesOf(WATCHES) },
  { name: 'tools', priority: 14, test: modulesOf(TOOLS) },
  { name: 'common', priority: 13, test: modulesOf(COMMON) },
  { name: 'list', priority: 13, test: modulesOf(LIST) },
  ...formParts.map(({ parts, ...group }) => ({ ...group, test: modulesOf(parts) })),
]

function modulesOf(parts: Parts): RegExp {
  const places = Object.entries(parts).map(([folder, names]) => `/${folder}/(?:${names.join('|')})`)
  const pattern = places
    .join('|')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('/', String.raw`[\\/]`)
  return new RegExp(pattern)
}

function iconsOfShell(): string[] {
  const files = globSync(
    SHELL.map((folder) => `${folder}/**/*.tsx`),
    { cwd: import.meta.dirname, exclude: (name) => name.includes('.stories.') },
  )
  const named = files.flatMap(
    (file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/\bIcon[A-Z]\w+/g) ?? [],
  )
  // The add button of every list.
  return [...new Set([...named, 'IconPlus'])].filter((name) => !ICONS_OF_INPUTS.has(name))
}
