/**
 * Every icon that the content asks for, by its lucide name. The list is closed so that whoever
 * draws them can be checked for completeness with a `Record<IconName, …>`.
 */
export type IconName = 'package' | 'store' | 'truck';
