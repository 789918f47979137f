import { InvalidArgumentError } from 'commander';
import { parseDhakaTime } from '../desk/time';

export function parseCount(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(value);
}

export function parseDate(value: string): Date {
  const date = parseDhakaTime(value);
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('It must be a date such as 2025-09-24.');
  return date;
}

export function parseId(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    throw new InvalidArgumentError('It must be an id as the lists show it.');
  return value.toLowerCase();
}

export function parseEmail(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new InvalidArgumentError('It must be an email address.');
  return value;
}
