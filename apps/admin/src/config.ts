/** What an installation may set when it builds the shell; everything else comes from the server. */
export const config = {
  /** Origin of the API; empty when the shell is served by the API's own server. */
  apiBase: read('VITE_API_BASE'),
  /** Service that shows data screens (menu type 6); without it such entries are left out of the menu. */
  screenHost: read('VITE_SCREEN_HOST').replace(/\/+$/, ''),
  /** Host name on which people start in the writing area. Source: specification of the shell, section 2. */
  writingHost: read('VITE_WRITING_HOST'),
  /** One more entry of the menu, opened in a new window: for the user admin and the people of one role. */
  extraEntry: { href: read('VITE_EXTRA_ENTRY'), roleId: read('VITE_EXTRA_ENTRY_ROLE') },
  productName: 'SQOS',
}

function read(name: string): string {
  const value: unknown = import.meta.env[name]
  return typeof value === 'string' ? value.trim() : ''
}
