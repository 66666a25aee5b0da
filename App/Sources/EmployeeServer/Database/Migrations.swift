import GRDB

extension DatabaseMigrator {
  /// The history of the database. A migration that was ever released is never edited: add another.
  static var employees: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("employees") { database in
      try database.execute(
        sql: """
          PRAGMA application_id = \(EmployeeDatabase.applicationID);
          CREATE TABLE employee (
            -- With AUTOINCREMENT no id is used twice, so an old link never shows somebody else.
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            sort_name TEXT NOT NULL,
            department TEXT NOT NULL,
            title TEXT NOT NULL,
            -- Emails are ASCII, and NOCASE compares ASCII.
            email TEXT NOT NULL UNIQUE COLLATE NOCASE,
            phone TEXT,
            office TEXT NOT NULL,
            start_date TEXT NOT NULL,
            manager_id INTEGER REFERENCES employee (id) ON DELETE SET NULL,
            -- sort_name, and all that a search looks through, folded.
            name_key TEXT NOT NULL,
            search_text TEXT NOT NULL
          );
          -- An index for each order, with and without a department. Each ends with the id by itself.
          CREATE INDEX employee_by_name ON employee (name_key);
          CREATE INDEX employee_by_start_date ON employee (start_date);
          CREATE INDEX employee_by_department ON employee (department);
          CREATE INDEX employee_by_department_and_name ON employee (department, name_key);
          CREATE INDEX employee_by_department_and_start_date ON employee (department, start_date);
          -- For the removal of a manager.
          CREATE INDEX employee_by_manager ON employee (manager_id);

          -- One row once the company was made up, so that one who removes everybody keeps it so.
          CREATE TABLE seeding (employees INTEGER NOT NULL);
          """)
    }
    migrator.registerMigration("answers") { database in
      try database.execute(
        sql: """
          -- What was answered to a change that has a key, so that it can be answered again.
          CREATE TABLE answer (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            -- The path, and what the body meant: the same key for anything else is a mistake.
            path TEXT NOT NULL,
            request BLOB NOT NULL,
            -- The id of what was made, and the body of the answer.
            made_id INTEGER NOT NULL,
            body BLOB NOT NULL
          );
          """)
    }
    migrator.registerMigration("events") { database in
      try database.execute(
        sql: """
          CREATE TABLE event (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL,
            data BLOB NOT NULL
          );
          -- One row: what tells the numbers of this file from those of another.
          CREATE TABLE journal (epoch TEXT NOT NULL);
          """)
      try database.execute(
        sql: "INSERT INTO journal VALUES (?)",
        arguments: [String(UInt64.random(in: 1...UInt64.max), radix: 36)])
    }
    migrator.registerMigration("imports") { database in
      try database.execute(
        sql: """
          CREATE TABLE import (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            -- open, cancelled, completed or failed.
            state TEXT NOT NULL DEFAULT 'open',
            detail TEXT,
            -- The first line of the file.
            heading TEXT NOT NULL DEFAULT '',
            -- The checkpoint: how much of the file is done, and a fingerprint of that part.
            bytes INTEGER NOT NULL DEFAULT 0,
            fingerprint INTEGER NOT NULL DEFAULT \(Int64(bitPattern: Fingerprint().value)),
            total_bytes INTEGER,
            rows INTEGER NOT NULL DEFAULT 0,
            inserted INTEGER NOT NULL DEFAULT 0,
            faulty INTEGER NOT NULL DEFAULT 0
          );
          CREATE TABLE import_fault (
            import_id TEXT NOT NULL REFERENCES import (id) ON DELETE CASCADE,
            line INTEGER NOT NULL,
            errors BLOB NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (import_id, line)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("messages") { database in
      try database.execute(
        sql: """
          CREATE TABLE message (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            employee_id INTEGER NOT NULL REFERENCES employee (id) ON DELETE CASCADE,
            text TEXT NOT NULL,
            -- JSON.
            attachments BLOB NOT NULL,
            sent_at TEXT NOT NULL
          );
          CREATE INDEX message_by_employee ON message (employee_id);
          """)
    }
    migrator.registerMigration("removals") { database in
      try database.execute(
        sql: """
          -- What a removal took away, so that it can be undone. The columns are those of employee, and `number`
          -- says which removal is newer.
          CREATE TABLE removed_employee (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id INTEGER NOT NULL UNIQUE,
            name TEXT NOT NULL,
            sort_name TEXT NOT NULL,
            department TEXT NOT NULL,
            title TEXT NOT NULL,
            email TEXT NOT NULL,
            phone TEXT,
            office TEXT NOT NULL,
            start_date TEXT NOT NULL,
            manager_id INTEGER,
            name_key TEXT NOT NULL,
            search_text TEXT NOT NULL
          );
          CREATE TABLE removed_message (
            number INTEGER NOT NULL REFERENCES removed_employee (number) ON DELETE CASCADE,
            id INTEGER NOT NULL,
            text TEXT NOT NULL,
            attachments BLOB NOT NULL,
            sent_at TEXT NOT NULL,
            PRIMARY KEY (number, id)
          ) WITHOUT ROWID;
          CREATE TABLE removed_report (
            number INTEGER NOT NULL REFERENCES removed_employee (number) ON DELETE CASCADE,
            id INTEGER NOT NULL,
            PRIMARY KEY (number, id)
          ) WITHOUT ROWID;
          """)
    }
    return migrator
  }
}
