/** Preset patterns. `check` adds a test that a pattern cannot express. */
export const RULE_PRESETS = [
  { name: 'number', pattern: String.raw`/^-?\d+(\.\d+)?$/` },
  { name: 'money', pattern: String.raw`/^\d+(\.\d{1,2})?$/` },
  { name: 'telephone', pattern: String.raw`/^(0\d{2,3}-?)?\d{7,8}(-\d{1,4})?$/` },
  { name: 'mobile', pattern: String.raw`/^1[3-9]\d{9}$/` },
  { name: 'telephoneOrMobile', pattern: String.raw`/^(1[3-9]\d{9}|(0\d{2,3}-?)?\d{7,8})$/` },
  {
    name: 'email',
    pattern: String.raw`/^(?:[\p{L}\p{M}\p{N}!#$%&'*+\x2f=?^_{|}~.-]{1,64}|\x22[^\x22]{1,62}\x22)@[\p{L}\p{M}\p{N}-]{1,63}(\.[\p{L}\p{M}\p{N}-]{1,63}){1,4}$/u`,
  },
  { name: 'idCard', pattern: String.raw`/^\d{17}[\dXx]$/`, check: 'idCard' },
] as const
