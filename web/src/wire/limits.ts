// Generated from crates/wire. Do not edit.

/** The most characters of a chat message. */
export const LONGEST_REMARK = 300;
